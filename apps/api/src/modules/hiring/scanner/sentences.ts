/** A word of a text: its normalised form, and its position in the text. */
export interface ScannedWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

const tokens =
  /\p{N}{2}[\p{N}x]{6,}|\p{N}[\p{N},]*(?:\.\p{N}+)?|\p{L}[\p{L}\p{M}\p{N}'’\u00ad\u200b-\u200f\u2060\ufeff]*|₹|@|\/-|[.!?।;\n]/giu
const sentenceEnd = /^[.!?।;\n]$/
const beforeAbbreviationDot = new Set(['rs', 'mr', 'mrs', 'dr', 'no', 'm', 'b', 'sc', 'ed'])
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
const nukta = /\u093c/g
const candrabindu = /\u0901/g
/** Cyrillic letters that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  т: 't',
  к: 'k',
  н: 'h',
  м: 'm',
}

/**
 * The sentences of a text as normalised words. Numbers are `#`, phone numbers `phone`, and ₹ and
 * `/-` are `rs`. Words written letter by letter (f e e) are joined.
 */
export function sentencesOf(text: string): ScannedWord[][] {
  const sentences: ScannedWord[][] = []
  let sentence: ScannedWord[] = []
  const endSentence = () => {
    if (sentence.length > 0) sentences.push(joinLetters(sentence))
    sentence = []
  }
  for (const match of text.matchAll(tokens)) {
    const [token] = match
    if (sentenceEnd.test(token)) {
      if (endsSentence(token, text, match.index, sentence.at(-1)?.word)) endSentence()
      continue
    }
    const word = wordOf(token)
    if (word !== '') sentence.push({ word, start: match.index, end: match.index + token.length })
  }
  endSentence()
  return sentences
}

function endsSentence(token: string, text: string, index: number, before: string | undefined) {
  if (token !== '.') return true
  const isInsideWord = /\S/.test(text.charAt(index + 1))
  return !isInsideWord && !(before !== undefined && beforeAbbreviationDot.has(before))
}

/** The form in which words are compared. */
export function wordOf(token: string): string {
  if (token === '₹' || token === '/-') return 'rs'
  const plain = token
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(nukta, '')
    .replace(candrabindu, '\u0902')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[а-яі]/g, (letter) => lookalikes[letter] ?? letter)
  if (!/^\p{N}/u.test(plain)) return plain
  return /^[\p{N}x]{8,}$/u.test(plain) ? 'phone' : '#'
}

function joinLetters(words: readonly ScannedWord[]): ScannedWord[] {
  const joined: ScannedWord[] = []
  for (let i = 0; i < words.length; ) {
    let end = i
    while (/^\p{L}$/u.test(words[end]?.word ?? '')) end++
    const run = words.slice(i, end)
    const [first] = run
    const last = run.at(-1)
    if (first && last && run.length >= 3) {
      joined.push({ word: run.map(({ word }) => word).join(''), start: first.start, end: last.end })
      i = end
      continue
    }
    const word = words[i]
    if (word) joined.push(word)
    i++
  }
  return joined
}
