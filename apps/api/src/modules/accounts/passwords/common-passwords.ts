import { isRun } from './guessable-passwords.ts'

/**
 * Words of published lists of common passwords that the package's list lacks, most of them Indian: its
 * list is from all countries.
 */
const moreWords = new Set([
  'aadhaar',
  'aaron',
  'amma',
  'anmol',
  'ashish',
  'bharat',
  'bholenath',
  'bigbasket',
  'chennai',
  'delhi',
  'dhoni',
  'ganesh',
  'ganesha',
  'gmail',
  'googledummy',
  'gujarat',
  'gupta',
  'hanuman',
  'india',
  'indya',
  'jaihind',
  'jaimatadi',
  'jaishreeram',
  'kapil',
  'kavita',
  'kerala',
  'kohli',
  'kolkata',
  'krishna',
  'kumar',
  'lakshmi',
  'laxmi',
  'lemonfish',
  'linkedin',
  'mahadev',
  'mahakal',
  'million',
  'mumbai',
  'mummy',
  'mummypapa',
  'namaste',
  'neha',
  'omnamahshivaya',
  'omsairam',
  'papa',
  'patel',
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
  'sai',
  'sairam',
  'sanjay',
  'school',
  'sharma',
  'shivam',
  'shivshakti',
  'singh',
  'sriram',
  'suresh',
  'tamilnadu',
  'verma',
  'virat',
  'vishal',
  'waheguru',
  'zomato',
])

/** Shorter texts begin too many passwords to be recognised as a common one. */
const shortestWord = 4

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** Whether it is a common leaked password, also with digits or signs as people append them. */
export async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords()
  const common = await commonPasswords
  const lowerCase = password.toLowerCase()
  if (common.has(lowerCase)) return true
  const { word, digits } = splitAtEnd(lowerCase)
  if (moreWords.has(word)) return true
  if (word.length < shortestWord) return false
  return isOftenAppended(digits) && (common.has(word) || common.has(withLetters(word)))
}

/**
 * About 49,000 of the most common leaked passwords, in lower case. Loaded when the first password is
 * set.
 */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Splits off the signs and digits at the end: admin and 123 for admin@123. */
function splitAtEnd(password: string) {
  const [, word = '', digits = ''] =
    /^(.*?)[^\p{L}\p{N}]{0,2}(\d{0,6})[^\p{L}\p{N}]{0,2}$/u.exec(password) ?? []
  return { word, digits }
}

/** A run of digits or a year. */
const isOftenAppended = (digits: string) =>
  digits === '' || isRun(digits) || /^(?:19|20)\d\d$/.test(digits)

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
