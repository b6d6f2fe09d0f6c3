import type { Day, ListedKind, Meaning } from '../dictionary/dictionary.ts'
import type { Reading, ValueRead } from './reading.ts'
import type { MeaningSpan } from './reading-draft.ts'
import type { Vocabulary } from './vocabulary.ts'
import { textOf } from './word-spans.ts'

/** The phrases of the dictionary, the longest first. */
export function phrasesWithMeaning(
  words: readonly string[],
  taken: readonly boolean[],
  vocabulary: Vocabulary,
): MeaningSpan[] {
  const found: MeaningSpan[] = []
  for (let from = 0; from < words.length; ) {
    let length = Math.min(vocabulary.longest, words.length - from)
    let meanings: readonly Meaning[] = []
    for (; length > 0; length--) {
      if (taken.slice(from, from + length).some(Boolean)) continue
      meanings = vocabulary.meaningsOf(words.slice(from, from + length).join(' '))
      if (meanings.length > 0) break
    }
    if (meanings.length > 0) found.push({ from, to: from + length, meanings })
    from += Math.max(1, length)
  }
  return found
}

/** The parts of a reading that come from the dictionary. */
export function collectMeanings(meanings: readonly MeaningSpan[], words: readonly string[]) {
  let kind: ListedKind | null = null
  let isNearMe = false
  let nearMePhrase = ''
  let lowFeesPhrase = ''
  let management: Reading['management'] = null
  const values: ValueRead[] = []
  const levels: Reading['levels'][number][] = []
  const days = new Set<Day>()
  const dayPhrases: string[] = []
  const ignored = new Set<string>()
  for (const { from, to, meanings: all } of meanings) {
    const phrase = textOf(words, { from, to })
    const named = all.flatMap((each) =>
      each.type === 'value' ? [{ filter: each.filter, value: each.value }] : [],
    )
    const options = [
      ...new Map(named.map((each) => [`${each.filter}/${each.value}`, each])).values(),
    ]
    if (options.length > 0) values.push({ phrase, options })
    for (const each of all) {
      if (each.type === 'kind') kind = moreSpecific(kind, each.kind)
      else if (each.type === 'level') {
        if (!levels.some(({ band }) => band === each.band)) levels.push({ phrase, band: each.band })
      } else if (each.type === 'management') management = { phrase, is: each.management }
      else if (each.type === 'nearMe') {
        isNearMe = true
        nearMePhrase = phrase
      } else if (each.type === 'lowFees') lowFeesPhrase = phrase
      else if (each.type === 'ignored') ignored.add(phrase)
      else if (each.type === 'days') {
        for (const day of each.days) days.add(day)
        dayPhrases.push(phrase)
      }
    }
  }
  return {
    kind,
    isNearMe,
    nearMePhrase,
    management,
    values,
    levels,
    days: [...days],
    daysPhrase: dayPhrases.join(' '),
    lowFeesPhrase,
    ignored: [...ignored],
  }
}

/** In "maths tuition classes" and "teacher job in a school" the more specific kind is meant. */
const specificity: readonly ListedKind[] = [
  'product',
  'school',
  'activity',
  'tuition',
  'workshop',
  'camp',
  'job',
]
const moreSpecific = (one: ListedKind | null, other: ListedKind): ListedKind =>
  one === null || specificity.indexOf(other) > specificity.indexOf(one) ? other : one
