import type { FilterCatalogue } from '../../../catalogue/filters/filters.service.ts'
import { editDistance } from '../../../platform/text/edit-distance.ts'
import { wordsOf } from '../../../platform/text/normalise.ts'
import type { Dictionary, Meaning, NumberWords } from '../dictionary/dictionary.ts'

/** The dictionary with the names of the filter values of one database. */
export interface Vocabulary {
  /** The meanings of a phrase; empty for a phrase without any. */
  meaningsOf(phrase: string): readonly Meaning[]
  /** The word of the dictionary that is meant by a misspelt one; null if there is none. */
  correctionOf(word: string): string | null
  readonly longest: number
  readonly numbers: NumberWords
}

const sections = ['schools', 'tuitions', 'activities', 'camps', 'workshops'] as const
/** Shorter words have too many neighbours. */
const minMisspelt = 6
const none: readonly Meaning[] = []

export function createVocabulary(dictionary: Dictionary, catalogue: FilterCatalogue): Vocabulary {
  const ofValues = new Map<string, Meaning[]>()
  let longest = dictionary.longest
  for (const section of sections) {
    for (const { name: filter, values } of catalogue.filtersOf(section)) {
      for (const { name: value } of values) {
        const words = wordsOf(value)
        const phrase = words.join(' ')
        if (phrase === '') continue
        const before = ofValues.get(phrase) ?? []
        ofValues.set(phrase, [...before, { type: 'value', filter, value }])
        longest = Math.max(longest, words.length)
      }
    }
  }
  const exact = (phrase: string): readonly Meaning[] => {
    const [own, values] = [dictionary.phrases.get(phrase), ofValues.get(phrase)]
    return own && values ? [...own, ...values] : (own ?? values ?? none)
  }
  const correctable = [...new Set([...dictionary.phrases.keys(), ...ofValues.keys()])].filter(
    (phrase) =>
      phrase.length >= minMisspelt &&
      !phrase.includes(' ') &&
      exact(phrase).some(({ type }) => type === 'kind' || type === 'value' || type === 'level'),
  )
  return {
    longest,
    numbers: dictionary.numbers,
    meaningsOf(phrase) {
      const found = exact(phrase)
      if (found.length > 0 || phrase.length < 4 || !phrase.endsWith('s')) return found
      return exact(phrase.slice(0, -1))
    },
    correctionOf(word) {
      const usual = dictionary.spellings.get(word)
      if (usual !== undefined) return usual
      if (word.length < minMisspelt) return null
      return (
        correctable.find(
          (known) => known.charAt(0) === word.charAt(0) && editDistance(word, known, 1) === 1,
        ) ?? null
      )
    },
  }
}
