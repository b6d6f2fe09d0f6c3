import type { AgeBand } from '../../../catalogue/lists/age-bands.ts'
import { normalise, wordsOf } from '../../../platform/text/normalise.ts'
import english from './en.json' with { type: 'json' }
import hindi from './hi.json' with { type: 'json' }
import romanisedHindi from './hi-latn.json' with { type: 'json' }
import nameWordLists from './name-words.json' with { type: 'json' }
import otherPlaceNames from './place-names.json' with { type: 'json' }
import placeSpellings from './place-spellings.json' with { type: 'json' }

const listedKinds = ['school', 'tuition', 'activity', 'camp', 'workshop', 'product', 'job'] as const
/** The kind of record that a query looks for. `product` is a tuition, activity, camp or workshop. */
export type ListedKind = (typeof listedKinds)[number]

const managements = ['government', 'private'] as const
/** Who runs a school. */
export type Management = (typeof managements)[number]

/** The meaning of a phrase of the dictionary. */
export type Meaning =
  | { readonly type: 'kind'; readonly kind: ListedKind }
  /** A filter value, by the names of the filter and the value. */
  | { readonly type: 'value'; readonly filter: string; readonly value: string }
  | { readonly type: 'level'; readonly band: AgeBand }
  | { readonly type: 'management'; readonly management: Management }
  | { readonly type: 'days'; readonly days: readonly Day[] }
  /** Before a place: in Pune, near Indiranagar. */
  | { readonly type: 'in' | 'near' }
  | { readonly type: 'nearMe' }
  /** After a place, as in Hindi: Pune mein, Indiranagar ke paas. */
  | { readonly type: 'after' }
  /** After a place, as a part of its name: Pune city. */
  | { readonly type: 'placeSuffix' }
  /** Cheap: the lowest fees first. */
  | { readonly type: 'lowFees' }
  /** Understood, but no filter exists for it. */
  | { readonly type: 'ignored' }
  | { readonly type: 'filler' }

export type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** Words around numbers. */
export interface NumberWords {
  readonly atMost: ReadonlySet<string>
  readonly atLeast: ReadonlySet<string>
  readonly atMostAfter: ReadonlySet<string>
  /** Before the first and before the second amount of a range. */
  readonly rangeFrom: ReadonlySet<string>
  readonly rangeTo: ReadonlySet<string>
  readonly currency: ReadonlySet<string>
  readonly perMonth: ReadonlySet<string>
  readonly ageBefore: ReadonlySet<string>
  readonly ageAfter: ReadonlySet<string>
  readonly classBefore: ReadonlySet<string>
  readonly classAfter: ReadonlySet<string>
  /** After an ordinal that is a class, with a meaning of their own: 10th tuition. */
  readonly classBeside: ReadonlySet<string>
  /** The class for each ordinal: 9 for ninth and ix. */
  readonly classNumbers: ReadonlyMap<string, number>
}

export interface Dictionary {
  /** Meanings by phrase: normalised words, separated by one blank. */
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>
  /** Number of words of the longest phrase. */
  readonly longest: number
  readonly numbers: NumberWords
  /** The usual spelling of common misspelt words. */
  readonly spellings: ReadonlyMap<string, string>
  /** Common words in the names of schools, spelt as usual. */
  readonly commonWords: readonly string[]
  /** Names of places that mean something else in a query. */
  readonly notPlaces: ReadonlySet<string>
  /** Current names of places by their other names, normalised. */
  readonly placeNames: ReadonlyMap<string, readonly string[]>
  /** Words in the names of schools that say what a filter value, level or management says. */
  readonly nameWords: {
    readonly filters: ReadonlyMap<string, readonly string[]>
    readonly levels: ReadonlyMap<string, readonly string[]>
    readonly management: ReadonlyMap<string, readonly string[]>
    /** Words that say that a school does not have the filter value. */
    readonly opposites: ReadonlyMap<string, readonly string[]>
  }
}

type Words = readonly string[]
type Lists = Readonly<Record<string, Words>>

/** The words of one language. */
interface Language {
  readonly kinds: Lists
  /** By filter and filter value. */
  readonly filters: Readonly<Record<string, Lists>>
  readonly levels: Lists
  readonly management: Readonly<Record<Management, Words>>
  readonly days: Lists
  readonly lowFees: Words
  readonly ignored: Words
  readonly in: Words
  readonly near: Words
  readonly nearMe: Words
  readonly after: Words
  readonly placeSuffix: Words
  readonly filler: Words
  readonly misspellings: Lists
  readonly nameWords: Words
  readonly notPlaces: Words
  readonly fee: Readonly<
    Record<
      'atMost' | 'atLeast' | 'atMostAfter' | 'rangeFrom' | 'rangeTo' | 'currency' | 'perMonth',
      Words
    >
  >
  readonly age: Readonly<Record<'before' | 'after', Words>>
  readonly classes: Readonly<Record<'before' | 'after' | 'beside', Words>> & {
    readonly numbers: Lists
  }
}

const languages: readonly Language[] = [english, romanisedHindi, hindi]

function readDictionary(): Dictionary {
  const phrases = new Map<string, Meaning[]>()
  let longest = 1
  const learn = (phrase: string, meaning: Meaning) => {
    const words = wordsOf(phrase)
    if (words.length === 0) return
    const key = words.join(' ')
    phrases.set(key, [...(phrases.get(key) ?? []), meaning])
    longest = Math.max(longest, words.length)
  }
  const learnAll = (list: readonly string[], meaning: Meaning) => {
    for (const phrase of list) learn(phrase, meaning)
  }
  for (const language of languages) {
    for (const [kind, words] of entries(language.kinds))
      learnAll(words, { type: 'kind', kind: listedKind(kind) })
    for (const [filter, values] of Object.entries(language.filters))
      for (const [value, words] of entries(values))
        learnAll(words, { type: 'value', filter, value })
    for (const [band, words] of entries(language.levels))
      learnAll(words, { type: 'level', band: band as AgeBand })
    for (const management of managements)
      learnAll(language.management[management], { type: 'management', management })
    for (const [days, words] of entries(language.days))
      learnAll(words, { type: 'days', days: days.split(' ') as Day[] })
    const { lowFees, ignored, in: before, near, nearMe, after, placeSuffix, filler } = language
    learnAll(lowFees, { type: 'lowFees' })
    learnAll(nearMe, { type: 'nearMe' })
    learnAll(near, { type: 'near' })
    learnAll(before, { type: 'in' })
    learnAll(after, { type: 'after' })
    learnAll(placeSuffix, { type: 'placeSuffix' })
    learnAll(ignored, { type: 'ignored' })
    learnAll(filler, { type: 'filler' })
  }
  return {
    phrases,
    longest,
    numbers: numberWords(),
    spellings: inverted(languages.flatMap(({ misspellings }) => entries(misspellings))),
    commonWords: [...new Set(languages.flatMap(({ nameWords }) => nameWords.map(normalise)))],
    notPlaces: new Set(languages.flatMap(({ notPlaces }) => notPlaces.map(normalise))),
    placeNames: placeNames(),
    nameWords: {
      filters: normalised(nameWordLists.filters),
      levels: normalised(nameWordLists.levels),
      management: normalised(nameWordLists.management),
      opposites: oppositeWords(),
    },
  }
}

const entries = (lists: Lists): [string, Words][] => Object.entries(lists)

function listedKind(name: string): ListedKind {
  const kind = listedKinds.find((each) => each === name)
  if (!kind) throw new Error(`The dictionary has the kind ${name}, which does not exist.`)
  return kind
}

function numberWords(): NumberWords {
  const collect = (list: (language: Language) => readonly string[]) =>
    new Set(languages.flatMap((language) => list(language).map(normalise)))
  return {
    atMost: collect(({ fee }) => fee.atMost),
    atLeast: collect(({ fee }) => fee.atLeast),
    atMostAfter: collect(({ fee }) => fee.atMostAfter),
    rangeFrom: collect(({ fee }) => fee.rangeFrom),
    rangeTo: collect(({ fee }) => fee.rangeTo),
    currency: collect(({ fee }) => fee.currency),
    perMonth: collect(({ fee }) => fee.perMonth),
    ageBefore: collect(({ age }) => age.before),
    ageAfter: collect(({ age }) => age.after),
    classBefore: collect(({ classes }) => classes.before),
    classAfter: collect(({ classes }) => classes.after),
    classBeside: collect(({ classes }) => classes.beside),
    classNumbers: new Map(
      languages.flatMap(({ classes }) =>
        entries(classes.numbers).flatMap(([number, words]) =>
          words.map((word): [string, number] => [normalise(word), Number(number)]),
        ),
      ),
    ),
  }
}

function inverted(lists: readonly [string, readonly string[]][]): Map<string, string> {
  return new Map(
    lists.flatMap(([meant, words]) =>
      words
        .map((word): [string, string] => [normalise(word), normalise(meant)])
        .filter(([word, usual]) => word !== usual),
    ),
  )
}

function placeNames(): Map<string, string[]> {
  const names = new Map<string, string[]>()
  const add = (other: string, name: string) => {
    const [from, to] = [normalise(other), normalise(name)]
    const known = names.get(from) ?? []
    if (from !== to && !known.includes(to)) names.set(from, [...known, to])
  }
  for (const [name, others] of entries(otherPlaceNames))
    for (const other of others) add(other, name)
  for (const group of placeSpellings)
    for (const name of group) for (const other of group) add(other, name)
  return names
}

const normalised = (lists: Lists) =>
  new Map(
    Object.entries(lists).map(([name, words]) => [
      name,
      [...new Set(words.flatMap((word) => [word.toLowerCase(), normalise(word)]))],
    ]),
  )

function oppositeWords(): Map<string, readonly string[]> {
  const words = normalised(nameWordLists.filters)
  return new Map(
    nameWordLists.opposites.flatMap((names) =>
      names.map((name) => [
        name,
        names.filter((other) => other !== name).flatMap((other) => words.get(other) ?? []),
      ]),
    ),
  )
}

/** The dictionary of all languages, read from the files in `dictionary/`. */
export const dictionary: Dictionary = readDictionary()
