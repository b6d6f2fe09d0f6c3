import { isRun } from './guessable-passwords.ts'

/** Words that are common in Indian passwords but not in the list, which is from all countries. */
const indianWords = [
  'aadhaar',
  'amma',
  'anmol',
  'ashish',
  'bharat',
  'bigbasket',
  'chennai',
  'delhi',
  'ganesh',
  'ganesha',
  'googledummy',
  'gujarat',
  'hanuman',
  'india',
  'indya',
  'jaihind',
  'jaimatadi',
  'jaishreeram',
  'kapil',
  'kavita',
  'kerala',
  'kolkata',
  'krishna',
  'lakshmi',
  'laxmi',
  'lemonfish',
  'mumbai',
  'mummy',
  'namaste',
  'neha',
  'omnamahshivaya',
  'omsairam',
  'pooja',
  'priya',
  'priyanka',
  'punjab',
  'radhakrishna',
  'radhe',
  'radheradhe',
  'rahul',
  'rajesh',
  'ramram',
  'sachin',
  'sahil',
  'sahilji',
  'sairam',
  'sanjay',
  'school',
  'shivam',
  'shivshakti',
  'sriram',
  'suresh',
  'tamilnadu',
  'vishal',
  'waheguru',
]

/** Shorter texts begin too many passwords to be recognised as a common one. */
const shortestWord = 4

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** Whether it is a common leaked password, also with digits or signs as people append them. */
export async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords()
  const common = await commonPasswords
  const lowerCase = password.toLowerCase()
  const word = wordOf(lowerCase)
  return (
    common.has(lowerCase) ||
    (word.length >= shortestWord && (common.has(word) || common.has(withLetters(word))))
  )
}

/**
 * About 49,000 of the most common leaked passwords, in lower case. Loaded when the first password is
 * set.
 */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...indianWords])
}

/** The password without signs, a run of digits or a year at its end: admin for admin@123. */
function wordOf(password: string): string {
  const [, word = '', digits = ''] =
    /^(.*?)[^\p{L}\p{N}]{0,2}(\d{0,6})[^\p{L}\p{N}]{0,2}$/u.exec(password) ?? []
  const isAppended = digits === '' || isRun(digits) || /^(?:19|20)\d\d$/.test(digits)
  return isAppended ? word : password
}

const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}

/** Signs and digits replaced by the letters that they look like: password for p@ssw0rd. */
const withLetters = (word: string) => word.replace(/[@4310$5]/g, (sign) => letters[sign] ?? sign)
