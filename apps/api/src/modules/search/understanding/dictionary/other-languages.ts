import languages from './other-languages.json' with { type: 'json' }

const runOfScript = /[\u0900-\u0d7f\u200c\u200d]+/g
const joiners = /[\u200c\u200d]/g

const keyOf = (word: string) => word.normalize('NFC').replace(joiners, '')

/** Phrases of the dictionary by the words of other Indian languages, each in its own script. */
export const phrasesOfOtherLanguages: ReadonlyMap<string, string> = new Map(
  Object.values(languages).flatMap(({ phrases }) =>
    Object.entries(phrases).flatMap(([phrase, words]) =>
      words.map((word) => [keyOf(word), phrase] as const),
    ),
  ),
)

const endings = [...new Set(Object.values(languages).flatMap((language) => language.endings))].map(
  keyOf,
)

/**
 * Replaces words of other Indian languages by phrases of the dictionary: சென்னை பள்ளி becomes Chennai
 * school. They are matched before a text is romanised, as few letters tell them from other words then:
 * பள்ளி is palli, which is also a village.
 */
export const withDictionaryPhrases = (text: string): string =>
  text.replace(runOfScript, (run) => phraseOf(keyOf(run)) ?? run)

/** The phrase for a word, also if it has an ending: after a place, that says "in" or "of". */
function phraseOf(word: string): string | undefined {
  const whole = phrasesOfOtherLanguages.get(word)
  if (whole !== undefined) return whole
  for (const ending of endings) {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : ''
    const phrase = phrasesOfOtherLanguages.get(stem)
    if (phrase !== undefined) return isPlace(phrase) ? `${phrase} mein` : phrase
  }
  return undefined
}

const isPlace = (phrase: string) => /^[A-Z]/.test(phrase)
