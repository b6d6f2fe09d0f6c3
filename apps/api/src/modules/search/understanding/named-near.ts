import { withKnownDistances } from '../../catalogue/lists/list-location.ts'
import { distanceKm, type Point } from '../../platform/places/distance.ts'
import type { Search } from '../search.service.ts'
import type { Candidate } from '../suggest/candidate.ts'
import { hasSoundOf } from '../suggest/candidate-terms.ts'
import { hasCorrectionOf } from '../suggest/match-cost.ts'
import { parseQuery } from '../suggest/query-tokens.ts'
import { containsJoined } from '../suggest/word-breaks.ts'
import { farthest, isInAddress } from './is-around.ts'
import type { Plan } from './plan/plan.ts'
import type { PlaceRead } from './reading/reading.ts'
import type { FoundSchools, PageOfPlan } from './run-plan.ts'

/** The schools of a name that are looked through for those near a place. */
const maxNamed = 60
/** Kilometres within which a school of a name is near a place. */
const nearTown = 30
const nearLocality = 12
/** The schools whose names a query can be a misspelling of. */
const maxMisspelt = 10

/** Schools with all words of a name near a place, such as kv indiranagar; null if there are none. */
export async function namedNear(
  search: Pick<Search, 'named'>,
  name: string,
  { place }: PlaceRead,
  parts: Plan['parts'],
  { offset, limit }: PageOfPlan,
): Promise<FoundSchools | null> {
  const { type } = place
  const words = parseQuery(name).words.map(({ text }) => text)
  const center = pointOf(place)
  if (center === null || type === 'state') return null
  const most = type === 'town' || type === 'district' ? nearTown : nearLocality
  const found = (await search.named(name, center, filterIdsOf(parts), maxNamed))
    .filter((school) => hasAllWords(words, school))
    .map((school) => ({ id: school.ref_id, distanceKm: distanceTo(school, center) }))
    .filter(({ distanceKm: km }) => km !== null && km <= most)
  const schools = withKnownDistances(found.slice(offset, offset + limit), place.isApproximate)
  return found.length === 0 ? null : { schools, total: found.length }
}

/**
 * Schools that have exactly a name, the nearest to a place first, if there is none near it: apeejay pune.
 * Null if there are none, or if the query can be the misspelt name of a school near the place.
 */
export async function namedElsewhere(
  search: Pick<Search, 'named' | 'havingName'>,
  query: string,
  name: string,
  { place }: PlaceRead,
  parts: Plan['parts'],
  { offset, limit }: PageOfPlan,
): Promise<FoundSchools | null> {
  const center = pointOf(place)
  if (center === null) return null
  const named = await search.havingName(name, center, filterIdsOf(parts), maxNamed)
  if (named.length === 0) return null
  const words = parseQuery(name).words.map(({ text }) => text)
  const isMeant = (school: Candidate) => {
    const km = distanceTo(school, center)
    return (
      (km === null ? isInAddress(place, school.detail) : km <= farthest[place.type]) &&
      hasAllWords(words, school)
    )
  }
  if ((await search.named(query, center, [], maxMisspelt)).some(isMeant)) return null
  const found = named
    .map((school) => ({ id: school.ref_id, distanceKm: distanceTo(school, center) }))
    .sort((a, b) => (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity))
  const schools = withKnownDistances(found.slice(offset, offset + limit), place.isApproximate)
  return { schools, total: found.length, nearest: found[0]?.id }
}

/** Whether a query with only these words can be a misspelling of the name and place of a school. */
export async function isMisspeltSchool(
  search: Pick<Search, 'suggest'>,
  query: string,
): Promise<boolean> {
  const words = parseQuery(query).words.map(({ text }) => text)
  const request = { key: query, location: null, kind: 'school', limit: maxMisspelt } as const
  return (await search.suggest(request)).some((school) => hasAllWords(words, school))
}

/** Whether a school has the words or their corrections, also within words that are written as one. */
const hasAllWords = (words: readonly string[], school: Candidate) =>
  words.every(
    (word) =>
      hasSoundOf(word, school) || hasCorrectionOf(word, school) || containsJoined(word, school),
  )

/** The circle around the place in which schools of a name are looked for. */
export function whereOfPlace({ place }: PlaceRead): Plan['where'] {
  const { lat, lng } = place
  if (lat === null || lng === null) return { type: 'area', place }
  const radius = place.type === 'town' ? nearTown : nearLocality
  return { type: 'circle', place, center: { lat, lng }, radius, isRadiusAsked: false }
}

const distanceTo = ({ lat, lng }: Candidate, center: Point) =>
  lat === null || lng === null ? null : distanceKm({ lat, lng }, center)

const pointOf = ({ lat, lng }: PlaceRead['place']): Point | null =>
  lat === null || lng === null ? null : { lat, lng }

const filterIdsOf = (parts: Plan['parts']) => parts.flatMap(({ filterIds: ids = [] }) => ids)
