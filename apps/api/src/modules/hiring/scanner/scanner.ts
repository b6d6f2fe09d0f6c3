import file from './scam-signals.json' with { type: 'json' }
import { type ScannedWord, sentencesOf, wordOf } from './sentences.ts'

type ScamRule = 'fee' | 'papers' | 'elsewhere'

/** A part of a text that a rule objects to. */
export interface ScamHit {
  readonly rule: ScamRule
  /** Its begin and end, in UTF-16 units of the text. */
  readonly start: number
  readonly end: number
  readonly excerpt: string
}

/** The positions of words in a sentence, both included. */
interface Range {
  readonly from: number
  readonly to: number
}

/** Words in order; `send*` is any word that begins with send, and `*` is any word. */
type Phrase = readonly string[]

interface Rule {
  readonly id: ScamRule
  readonly signals: readonly (readonly (readonly Phrase[])[])[]
  readonly unless: readonly Phrase[]
}

/** The number of words within which all words of a signal must occur. */
const maximumDistance = 22
/** Longer texts are scanned up to here, in UTF-16 units. */
const longestText = 50_000

const rules = readRules()

/**
 * The places in the text of a job or message to which a rule objects, in their order. The words
 * are in `scam-signals.json`: a rule finds a sentence in which all groups of one of its signals
 * occur near each other, unless the sentence also contains a phrase of its exceptions.
 */
export function scanText(text: string): ScamHit[] {
  return sentencesOf(text.slice(0, longestText)).flatMap((sentence) =>
    rules.flatMap((rule) => {
      const range = violation(rule, sentence)
      const first = range && sentence[range.from]
      const last = range && sentence[range.to]
      if (!first || !last) return []
      const { start } = first
      const { end } = last
      return [{ rule: rule.id, start, end, excerpt: text.slice(start, end) }]
    }),
  )
}

/** The rules that a text breaks, each once. */
export const warningsOf = (text: string): ScamHit['rule'][] => [
  ...new Set(scanText(text).map(({ rule }) => rule)),
]

/** Multiple of the usual pay that makes a job suspicious. */
const suspiciousFactor = 3

/**
 * Whether a job promises suspiciously much.
 * @param monthlyPay rupees a month; null if it is not known
 * @param percentile95 what 95 % of the jobs of the role in the state pay at most, in rupees a month;
 *   null if there are too few of them
 */
export const isPaySuspicious = (monthlyPay: number | null, percentile95: number | null): boolean =>
  monthlyPay !== null && percentile95 !== null && monthlyPay > suspiciousFactor * percentile95

function violation({ signals, unless }: Rule, sentence: readonly ScannedWord[]): Range | undefined {
  for (const groups of signals) {
    const range = nearest(groups.map((phrases) => occurrences(phrases, sentence)))
    if (range) return occurrences(unless, sentence).length === 0 ? range : undefined
  }
  return undefined
}

/** The range of the first occurrences that are near each other, one of each group. */
function nearest(groups: readonly (readonly Range[])[]): Range | undefined {
  const [first, ...others] = groups
  for (const start of first ?? []) {
    let range: Range | undefined = start
    for (const ranges of others) {
      range = ranges
        .map((other) => spanning(range ?? start, other))
        .find(({ from, to }) => to - from <= maximumDistance)
      if (!range) break
    }
    if (range) return range
  }
  return undefined
}

const spanning = (a: Range, b: Range): Range => ({
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
})

function occurrences(phrases: readonly Phrase[], sentence: readonly ScannedWord[]): Range[] {
  const ranges: Range[] = []
  for (let from = 0; from < sentence.length; from++)
    for (const phrase of phrases)
      if (phrase.every((word, i) => matches(word, sentence[from + i]?.word)))
        ranges.push({ from, to: from + phrase.length - 1 })
  return ranges
}

function matches(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}

function readRules(): Rule[] {
  const groups = new Map(
    Object.entries(file.words).map(([name, phrases]) => [name, phrases.map(phraseOf)]),
  )
  const group = (name: string) => {
    const phrases = groups.get(name)
    if (!phrases) throw new Error(`scam-signals.json has no words "${name}"`)
    return phrases
  }
  return file.rules.map(({ id, signals, unless }) => {
    if (!isRule(id)) throw new Error(`scam-signals.json has the unknown rule "${id}"`)
    return { id, signals: signals.map((names) => names.map(group)), unless: unless.flatMap(group) }
  })
}

function isRule(id: string): id is ScamRule {
  return id === 'fee' || id === 'papers' || id === 'elsewhere'
}

function phraseOf(text: string): Phrase {
  return text
    .split(' ')
    .map((word) => (word.endsWith('*') ? `${wordOf(word.slice(0, -1))}*` : wordOf(word)))
}
