import languages from './other-languages.json' with { type: 'json' }

const runOfScript = /[\u0900-\u0d7f\u200c\u200d]+/g
const joiners = /[\u200c\u200d]/g

const keyOf = (word: string) => word.normalize('NFC').replace(joiners, '')

/** Phrases of the dictionary by the words of other Indian languages, each in its own script. */
export const phrasesOfOtherLanguages: ReadonlyMap<string, string> = new Map(
  Object.values(languages).flatMap((language) =>
    Object.entries(language).flatMap(([phrase, words]) =>
      words.map((word) => [keyOf(word), phrase] as const),
    ),
  ),
)

/**
 * Replaces words of other Indian languages by phrases of the dictionary: சென்னை பள்ளி becomes Chennai
 * school. They are matched before a text is romanised, as few letters tell them from other words then:
 * பள்ளி is palli, which is also a village.
 */
export const withDictionaryPhrases = (text: string): string =>
  text.replace(runOfScript, (run) => phrasesOfOtherLanguages.get(keyOf(run)) ?? run)
