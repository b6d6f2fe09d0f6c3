import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import type { PublicChanges } from '../../platform/changes/public-changes.ts'
import { minuteMs } from '../../platform/dates/durations.ts'
import type { Point } from '../../platform/places/distance.ts'
import { editDistance } from '../../platform/text/edit-distance.ts'
import { SwrCache } from '../suggest/swr-cache.ts'
import { dictionary, type Meaning } from './dictionary/dictionary.ts'
import { type KnownPlaces, knownPlaces, type QueryPlace } from './places/known-places.ts'
import { type PlaceNames, placeNames } from './places/place-names.ts'
import type { QueryPlacesRepository } from './places/places.repository.ts'
import { contains } from './reading/choose-place.ts'
import { readMisspeltPlace } from './reading/misspelt-place.ts'
import { namesInTown } from './reading/names-in-town.ts'
import { phrasesOf, queryWords } from './reading/query-words.ts'
import { phrasesWithMeaning } from './reading/read-meanings.ts'
import { readQuery } from './reading/read-query.ts'
import type { Reading } from './reading/reading.ts'
import { createVocabulary, type Vocabulary } from './reading/vocabulary.ts'

/** Places change with imports, which are announced; this is for a missed announcement. */
const placesMaxAge = 10 * minuteMs

export interface UnderstandingDeps {
  readonly repository: QueryPlacesRepository
  readonly filters: { catalogue(): Promise<FilterCatalogue> }
  readonly changes: Pick<PublicChanges, 'onPlacesChange'>
}

/** The sources that a query is read with. */
interface Knowledge {
  readonly vocabulary: Vocabulary
  readonly places: KnownPlaces
  /** The names of all places, also the small ones; undefined until they have been read. */
  readonly names: PlaceNames | undefined
}

export type Understanding = ReturnType<typeof createUnderstanding>

/** Reads queries with the dictionary, the filters and the places of one database. */
export function createUnderstanding({ repository, filters, changes }: UnderstandingDeps) {
  const known = new SwrCache(async () => {
    const places = await repository.known()
    const meant = places.filter(({ norm }) => !dictionary.notPlaces.has(norm))
    return knownPlaces(meant, dictionary.placeNames)
  }, placesMaxAge)
  const names = new SwrCache(async () => placeNames(await repository.nameHashes()), placesMaxAge)
  changes.onPlacesChange(() => {
    known.expire()
    names.expire()
  })
  let latest: { catalogue: FilterCatalogue; vocabulary: Vocabulary } | undefined

  async function knowledge(): Promise<Knowledge> {
    const [catalogue, places] = await Promise.all([filters.catalogue(), known.get()])
    if (latest?.catalogue !== catalogue)
      latest = { catalogue, vocabulary: createVocabulary(dictionary, catalogue) }
    return { vocabulary: latest.vocabulary, places, names: names.peek() }
  }

  /** The places of each phrase by all their names; one query reads them. */
  async function smallPlacesOf(phrases: readonly { phrase: string; names: readonly string[] }[]) {
    if (phrases.length === 0) return new Map<string, readonly QueryPlace[]>()
    const found = await repository.named(phrases.flatMap(({ names }) => names))
    return new Map(
      phrases.map(({ phrase, names }) => [phrase, names.flatMap((name) => found.get(name) ?? [])]),
    )
  }

  return {
    /** Reads what queries are read with, so that the first query does not wait for it. */
    async warmUp(): Promise<void> {
      await knowledge()
    },

    /** Reads the names of all places, so that words that are none are not looked up. */
    async warmUpMore(): Promise<void> {
      await names.get()
    },

    /** The reading of the query. `here` is the user's location. */
    async read(typed: string, here: Point | null): Promise<Reading> {
      const words = queryWords(typed)
      const { vocabulary, places, names: allNames } = await knowledge()
      const mayExist = (name: string) => allNames?.mayInclude(name) ?? true
      const phrases = phrasesOf(words, places.longest)
      const withTown = phrases
        .flatMap((phrase) => namesInTown(phrase, places))
        .map(({ name }) => name)
      const unknown = [...new Set([...phrases, ...withTown])]
        .filter((phrase) => mayBeSmallPlace(phrase, vocabulary, places))
        .map((phrase) => ({ phrase, names: namesOf(phrase).filter(mayExist) }))
        .filter(({ names }) => names.length > 0)
      const smallPlaces = await smallPlacesOf(unknown)
      return readQuery(words, { vocabulary, places, smallPlaces, here })
    },

    /** The reading with the last or first words of its name as a misspelt place; null if they are none. */
    async readMisspeltPlace(reading: Reading, here: Point | null): Promise<Reading | null> {
      const { vocabulary, places } = await knowledge()
      return readMisspeltPlace(reading, { vocabulary, places, smallPlaces: new Map(), here })
    },

    /** The best known places whose name begins with the text. */
    async placesBeginning(norm: string, limit: number) {
      const { vocabulary, places } = await knowledge()
      const found = places.beginning(norm, limit)
      const [, name = '', suffix = ''] = /^(.+) (\S+)$/.exec(norm) ?? []
      const isSuffix = vocabulary.meaningsOf(suffix).some(({ type }) => type === 'placeSuffix')
      return found.length === 0 && isSuffix ? places.named(name).slice(0, limit) : found
    },

    /**
     * The places that the words before them fit: words with a meaning, as in cbse schools koch, or a
     * place around them, as in pune koth. None for the words of a name: the west of andheri west is
     * not the beginning of West Bengal.
     */
    async explainedBy(before: readonly string[], found: readonly QueryPlace[]) {
      if (before.length === 0 || found.length === 0) return found
      const { vocabulary, places } = await knowledge()
      const phrases = phrasesWithMeaning(
        before,
        before.map(() => false),
        vocabulary,
      )
      const isExplained = (at: number) => phrases.some(({ from, to }) => from <= at && at < to)
      const around = before.filter((_, at) => !isExplained(at)).join(' ')
      if (around === '') return found
      const large = places.named(around)
      return found.filter((small) => large.some((each) => contains(each, small)))
    },

    /** The town that is meant by a point: a large one rather than a small one that is closer. */
    async townNear(point: Point) {
      return (await known.get()).townNear(point)
    },

    /** The best known towns that have schools. */
    async bestKnownTowns(limit: number) {
      return (await known.get()).bestKnownTowns(limit)
    },

    /** The words of a query but those without a meaning for search; null if these are all, or none. */
    async withoutFillers(typed: string): Promise<string | null> {
      const { vocabulary } = await knowledge()
      const words = queryWords(typed)
      const spans = phrasesWithMeaning(
        words,
        words.map(() => false),
        vocabulary,
      )
      const fillers = spans.filter(({ meanings }) => isFiller(meanings))
      const rest = words.filter((_, at) => !fillers.some(({ from, to }) => from <= at && at < to))
      return rest.length === 0 || rest.length === words.length ? null : rest.join(' ')
    },

    /** The usual spelling of the misspelt words of a query; null if there are none. */
    async correct(norm: string): Promise<string | null> {
      const corrected = norm.split(' ').map(usualSpelling).join(' ')
      return corrected === norm ? null : corrected
    },
  }
}

/** Whether a phrase only connects others: "contact number", or "of", which is also said before places. */
const isFiller = (meanings: readonly Meaning[]) =>
  meanings.some(({ type }) => type === 'filler') &&
  meanings.every(({ type }) => type === 'filler' || type === 'in' || type === 'after')

const minMisspelt = 5
const isCommon = new Set(dictionary.commonWords)

/** The common word of names that is meant by a misspelt one; the word itself if there is none. */
function usualSpelling(word: string): string {
  const usual = dictionary.spellings.get(word)
  if (usual !== undefined) return usual
  if (word.length < minMisspelt || isCommon.has(word)) return word
  return (
    dictionary.commonWords.find(
      (common) => common.length >= minMisspelt && editDistance(word, common, 1) === 1,
    ) ?? word
  )
}

/** A phrase, and the names of the places of which it is another name: mg road. */
const namesOf = (phrase: string): readonly string[] => [
  phrase,
  ...(dictionary.placeNames.get(phrase) ?? []),
]

const minSmallPlace = 3

/** Whether only the database can tell: the words have no meaning, and no well-known place. */
function mayBeSmallPlace(phrase: string, { meaningsOf }: Vocabulary, places: KnownPlaces): boolean {
  if (phrase.length < minSmallPlace || /rupees/.test(phrase)) return false
  if (dictionary.notPlaces.has(phrase)) return false
  if (/^\d+$/.test(phrase)) return /^[1-9]\d{5}$/.test(phrase)
  const [best] = places.named(phrase)
  if (best && best.importance >= 1) return false
  return phrase.split(' ').some((word) => meaningsOf(word).length === 0)
}
