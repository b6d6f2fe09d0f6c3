import { transliterate } from './transliterate.ts'

const plain = /^[\x20-\x7e]*$/
const marks = /[\u0300-\u036f]/g
const apostrophes = /['’‘`´ʼ]/g
const gaps = /[^\p{L}\p{N}]+/gu
const plainGaps = /[^a-z0-9]+/g
/** A run of single letters, as in `d a v` or `r k puram`. */
const initials = /\b[a-z](?: [a-z]\b)+/g

/**
 * A text in its searchable form: lower-case Latin letters and digits, words separated by one blank.
 * Dots separate words, and runs of single letters are joined (D.A.V. becomes dav, GOVT.PRIMARY govt
 * primary). Indian scripts are romanised; letters of other scripts stay as they are.
 */
export function normalise(text: string): string {
  const words = plain.test(text)
    ? text.toLowerCase().replace(apostrophes, '').replace(plainGaps, ' ')
    : romanise(text).replace(apostrophes, '').replace(gaps, ' ')
  return words.trim().replace(initials, (run) => run.replaceAll(' ', ''))
}

const romanise = (text: string) =>
  transliterate(text.normalize('NFC')).normalize('NFKD').replace(marks, '').toLowerCase()

/** The normalised words of a text. */
export function wordsOf(text: string): string[] {
  const norm = normalise(text)
  return norm === '' ? [] : norm.split(' ')
}
