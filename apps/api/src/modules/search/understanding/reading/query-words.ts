import { normalise } from '../../../platform/text/normalise.ts'
import { withDictionaryPhrases } from '../dictionary/other-languages.ts'
import { normaliseAmounts } from './amounts.ts'

const longest = 200
/** A sentence: can you tell me which is the best school for my daughter in Jaipur. */
const maxWords = 24
/** A PIN code as written on letters: 560 102. */
const spacedPincode = /\b([1-9]\d{2}) (\d{3})\b(?! ?rupees)/g

/** The normalised words of a query, with amounts as numbers that end with `rupees`. */
export function queryWords(typed: string): readonly string[] {
  const text = typed.slice(0, longest).replaceAll('\0', ' ').toWellFormed()
  const norm = normalise(normaliseAmounts(withDictionaryPhrases(text)))
  const joined = norm.replace(spacedPincode, '$1$2')
  return joined === '' ? [] : joined.split(' ').slice(0, maxWords)
}

/** All runs of up to `most` words: the phrases that can be a place. */
export function phrasesOf(words: readonly string[], most: number): string[] {
  const phrases = new Set<string>()
  for (let from = 0; from < words.length; from++)
    for (let length = 1; length <= most && from + length <= words.length; length++)
      phrases.add(words.slice(from, from + length).join(' '))
  return [...phrases]
}
