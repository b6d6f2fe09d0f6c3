/*
 * A copy of platform/text/transliterate.ts of the API, so that the form shows the slug that the server
 * would give; a test of tools/checks compares them. Unicode has nine Indian scripts in consecutive blocks of 128 code points, all in the order of ISCII.
 * So one table by position within a block romanises all of them.
 */
const firstBlock = 0x900
const lastBlock = 0xd7f

const consonants =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'
const vowels = 'a a i i u u ri li e e e ai o o o au'
const signs = 'a i i u u ri ri e e e ai o o o au'
const nuktaConsonants = 'k kh g j d dh f y'
const chillus = 'n n r l l k'

const firstVowel = 0x05
const firstConsonant = 0x15
const firstSign = 0x3e
const nukta = 0x3c
const virama = 0x4d
const om = 0x50
const khandaTa = 0x4e
const firstNuktaConsonant = 0x58
const firstDigit = 0x66
const firstChillu = 0x7a

const table = (words: string, first: number): Map<number, string> =>
  new Map(words.split(' ').map((word, i) => [first + i, word]))

const vowelAt = table(vowels, firstVowel)
const signAt = table(signs, firstSign)
const consonantAt = new Map([
  ...table(consonants, firstConsonant),
  ...table(nuktaConsonants, firstNuktaConsonant),
])
/** Consonants without an inherent vowel. */
const closedAt = new Map([
  ...table('n n h', 0x01),
  ...table(chillus, firstChillu),
  [khandaTa, 't'],
  [om, 'om'],
])
/** Letters of one script, at positions that mean something else or nothing in others. */
const consonantOfOne = new Map([
  [0x9f0, 'r'],
  [0x9f1, 'w'],
  [0xb71, 'w'],
])
const tippi = 0xa70
/** Doubles the next consonant of Punjabi, which usual spelling does not show. */
const addak = 0xa71

/** English words in Hindi pronunciation, by their romanisation. */
const loanWords: Record<string, string> = {
  skul: 'school',
  iskul: 'school',
  pablik: 'public',
  hai: 'high',
  haiskul: 'highschool',
  praimari: 'primary',
  midil: 'middle',
  inglish: 'english',
  midiyam: 'medium',
  kanvent: 'convent',
  konvent: 'convent',
  ekedmi: 'academy',
  akadmi: 'academy',
  akademi: 'academy',
  ekedami: 'academy',
  sentral: 'central',
  kalej: 'college',
  kolej: 'college',
  gavarnment: 'government',
  intarneshnal: 'international',
  intarnaishanal: 'international',
  sent: 'saint',
  juniyar: 'junior',
  siniyar: 'senior',
  sekandri: 'secondary',
  sekendri: 'secondary',
}

/** ज्ञ is written j and n, and pronounced gy in Hindi: ज्ञान is gyan. */
const gya = /jn(?=[a-z])/g

/** The first block of the scripts whose languages pronounce a final inherent vowel: Odia to Malayalam. */
const firstBlockWithFinalVowel = 0xb00
/** Romanised words that keep their final vowel in usual spelling: vidyalaya, kendriya, chandra. */
const keepsFinalVowel = /(?:lay|iy|jn|[^aeiou][rvy])$/

const runOfScript = /[\u0900-\u0d7f\u200c\u200d]+/g

/**
 * Romanises a name in its usual English spelling, with the final vowels that it keeps:
 * ज्योति विद्यालय becomes jyoti vidyalaya.
 */
export const transliterateName = (name: string): string =>
  name.replace(runOfScript, (run) => {
    const { word, isOpen } = romanise(run)
    const hasFinalVowel =
      run.charCodeAt(0) >= firstBlockWithFinalVowel ||
      keepsFinalVowel.test(word) ||
      word.length <= 2
    return loanWords[word] ?? (isOpen && hasFinalVowel ? `${word}a` : word)
  })

/** A word without its final inherent vowel; `isOpen` if it has one. */
function romanise(run: string): { word: string; isOpen: boolean } {
  let word = ''
  let isOpen = false
  for (const letter of run) {
    const code = letter.charCodeAt(0)
    if (code < firstBlock || code > lastBlock) continue
    const position = code & 0x7f
    const consonant = consonantOfOne.get(code) ?? consonantAt.get(position)
    const sign = signAt.get(position)
    if (sign !== undefined) {
      word += sign
      isOpen = false
    } else if (position === virama) {
      isOpen = false
    } else if (position !== nukta && code !== addak) {
      if (isOpen) word += 'a'
      isOpen = consonant !== undefined
      word += consonant ?? (code === tippi ? 'n' : otherAt(position))
    }
  }
  return { word: word.replace(gya, 'gy'), isOpen }
}

function otherAt(position: number): string {
  if (position >= firstDigit && position < firstDigit + 10) return String(position - firstDigit)
  return vowelAt.get(position) ?? closedAt.get(position) ?? ' '
}
