import { distanceKm, type Point } from '../../../platform/places/distance.ts'
import { renamedPlaces } from '../../../platform/text/renamed-places.ts'
import { createSpellingIndex } from './spelling-index.ts'

/** A place that a query can name. */
export interface QueryPlace {
  /** The slug of the place; null for a state or district that is only an area. */
  readonly slug: string | null
  readonly name: string
  readonly norm: string
  readonly type: 'state' | 'district' | 'town' | 'locality' | 'post_office' | 'pincode'
  readonly district: string | null
  readonly state: string | null
  readonly pincode: string | null
  readonly lat: number | null
  readonly lng: number | null
  /** Whether the point represents a larger area, so that no distances are measured from it. */
  readonly isApproximate: boolean
  /** The likelihood that the place is meant by its name, from 0 to about 3. */
  readonly importance: number
  /** Number of schools with details around it. */
  readonly schools: number
  /** The landing page of a state, district or city. */
  readonly area: { readonly state: string; readonly place: string | null } | null
}

/** From here on a place is better known than its namesakes in other districts. */
export const wellKnown = 0.4

/** A name that a misspelt text can mean. */
interface ResemblingName {
  /** The places of this name, the most important first. */
  readonly places: readonly QueryPlace[]
  /** The cost of the misspelling: about 1 for each wrong letter. */
  readonly cost: number
}

/** One wrong letter counts as much as this difference in importance. */
export const spellingWeight = 2

/** The known places of a database, in memory: states, districts, towns and larger localities. */
export interface KnownPlaces {
  /**
   * Places with the name or another name of theirs, also if it is written as more or fewer words,
   * the most important first.
   */
  named(norm: string): readonly QueryPlace[]
  /** Whether the dictionary has the name, or gives it other names: people call the place so. */
  isInDictionary(norm: string): boolean
  /** Names that are spelt almost like the text or sound like it, the likeliest first. */
  resembling(norm: string): readonly ResemblingName[]
  /** The best known places whose name begins with the text. */
  beginning(norm: string, limit: number): readonly QueryPlace[]
  /** The best known town around a point; null if there is none. */
  townNear(point: Point): QueryPlace | null
  /** The best known towns around which there are schools with details, the best known first. */
  bestKnownTowns(limit: number): readonly QueryPlace[]
  /** Number of words of the longest name. */
  readonly longest: number
}

const longestName = 4
/** Kilometres by which a town may be farther than another of one less importance. */
const townReach = 20
const maxResembling = 4
const maxNamesakes = 3
const ownName = 0.5
const stateCompletion = 0.7

export function knownPlaces(
  places: readonly QueryPlace[],
  otherNames: ReadonlyMap<string, readonly string[]>,
): KnownPlaces {
  const byNorm = new Map<string, QueryPlace[]>()
  for (const place of places) {
    const key = withoutAnd(place.norm)
    const namesakes = byNorm.get(key)
    if (namesakes) namesakes.push(place)
    else byNorm.set(key, [place])
  }
  for (const namesakes of byNorm.values()) namesakes.sort(mostImportantFirst)
  const byJoined = spellingsByJoined(byNorm.keys())
  const written = (name: string): readonly QueryPlace[] => {
    const norm = withoutAnd(name)
    const joined = joinedName(norm)
    const spellings = byJoined.get(joined) ?? [joined]
    const others = spellings.filter((other) => other !== norm)
    const own = byNorm.get(norm) ?? []
    const respaced = others.flatMap((other) => byNorm.get(other) ?? [])
    return respaced.length === 0 ? own : [...own, ...respaced].sort(mostImportantFirst)
  }
  const current = new Set([...otherNames.values()].flat())
  const named = (norm: string): readonly QueryPlace[] => {
    const own = written(norm)
    const renamed = [
      ...new Set([...(otherNames.get(norm) ?? []), ...(renamedPlaces.get(norm) ?? [])]),
    ]
    if (renamed.length === 0) return own
    return [...own, ...renamed.flatMap(written)].sort(mostImportantFirst)
  }
  const names = [...byNorm.keys(), ...renamedPlaces.keys(), ...otherNames.keys()]
  const spelling = createSpellingIndex(
    names.filter((norm) => (named(norm)[0]?.importance ?? 0) >= wellKnown),
  )
  const best = (norms: readonly string[]) =>
    norms.flatMap((norm) => named(norm).slice(0, maxNamesakes)).sort(mostImportantFirst)

  return {
    longest: longestName,
    named,
    isInDictionary: (norm) => otherNames.has(norm) || current.has(norm),

    resembling: (norm) =>
      spelling
        .resembling(norm)
        .map(({ name, cost }) => ({ places: named(name).slice(0, maxNamesakes), cost }))
        .sort((a, b) => likelihood(b) - likelihood(a))
        .slice(0, maxResembling),

    townNear: (point) => townNear(places, point),

    bestKnownTowns: (limit) =>
      places
        .filter(({ type, schools }) => type === 'town' && schools > 0)
        .sort(mostImportantFirst)
        .slice(0, limit),

    beginning(norm, limit) {
      // A town is completed before a state, and a name before another name of a place.
      const rank = (place: QueryPlace) =>
        place.importance +
        (place.norm.startsWith(norm) ? ownName : 0) -
        (place.type === 'state' ? stateCompletion : 0)
      return [...new Set(best(spelling.beginning(norm)))]
        .sort((a, b) => rank(b) - rank(a))
        .slice(0, limit)
    },
  }
}

/** A name without its blanks: Gandhi Nagar and Gandhinagar are one name. */
export const joinedName = (norm: string): string => norm.replaceAll(' ', '')

/** The spellings of each name that some place writes as several words. */
function spellingsByJoined(norms: Iterable<string>): Map<string, string[]> {
  const spellings = new Map<string, string[]>()
  for (const norm of norms) {
    const joined = joinedName(norm)
    if (joined === norm) continue
    const known = spellings.get(joined)
    if (known) known.push(norm)
    else spellings.set(joined, [joined, norm])
  }
  return spellings
}

function townNear(places: readonly QueryPlace[], point: Point): QueryPlace | null {
  let best: { town: QueryPlace; score: number } | null = null
  for (const town of places) {
    const { type, lat, lng } = town
    if (type !== 'town' || lat === null || lng === null) continue
    const score = town.importance - distanceKm(point, { lat, lng }) / townReach
    if (score > 0 && (!best || score > best.score)) best = { town, score }
  }
  return best?.town ?? null
}

const likelihood = ({ places: [best], cost }: ResemblingName) =>
  (best?.importance ?? 0) - spellingWeight * cost

const mostImportantFirst = (a: QueryPlace, b: QueryPlace) =>
  b.importance - a.importance || b.schools - a.schools

/** Jammu and Kashmir, and Jammu & Kashmir, whose sign is no word. */
const withoutAnd = (norm: string) => norm.replaceAll(' and ', ' ')
