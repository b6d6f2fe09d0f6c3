import { editDistance } from '../../platform/text/edit-distance.ts'
import { fold } from '../../platform/text/fold.ts'
import { renamedPlaces } from '../../platform/text/renamed-places.ts'

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
  /** How likely the place is meant by its name, from 0 to about 3. */
  readonly importance: number
  /** Number of schools with details around it. */
  readonly schools: number
  /** The landing page of a state, district or city. */
  readonly area: { readonly state: string; readonly place: string | null } | null
}

/** From here on a place is better known than its namesakes in other districts. */
export const wellKnown = 0.4

/** The known places of a database, in memory: states, districts, towns and larger localities. */
export interface KnownPlaces {
  /** Places with the name or another name of theirs, the most important first. */
  named(norm: string): readonly QueryPlace[]
  /** Names that sound like the text: kochchi for kochi. */
  sounding(norm: string): readonly QueryPlace[]
  /** Towns, districts and states whose name is spelt almost like the text. */
  resembling(norm: string): readonly QueryPlace[]
  /** The best known places whose name begins with the text. */
  beginning(norm: string, limit: number): readonly QueryPlace[]
  /** Number of words of the longest name. */
  readonly longest: number
}

const longestName = 4
/** Shorter words have too many neighbours. */
const minMisspelt = 5
/** From this length on, two letters may be wrong. */
const twoEdits = 9
const endingLength = 3
const ownName = 0.5
const stateCompletion = 0.7

export function knownPlaces(
  places: readonly QueryPlace[],
  otherNames: ReadonlyMap<string, readonly string[]>,
): KnownPlaces {
  const byNorm = new Map<string, QueryPlace[]>()
  for (const place of places) {
    const namesakes = byNorm.get(place.norm)
    if (namesakes) namesakes.push(place)
    else byNorm.set(place.norm, [place])
  }
  for (const namesakes of byNorm.values()) namesakes.sort(mostImportantFirst)
  const alias = new Map<string, readonly string[]>([...renamedPlaces, ...otherNames])
  const named = (norm: string): readonly QueryPlace[] => {
    const own = byNorm.get(norm) ?? []
    const renamed = [
      ...new Set([...(otherNames.get(norm) ?? []), ...(renamedPlaces.get(norm) ?? [])]),
    ]
    if (renamed.length === 0) return own
    return [...own, ...renamed.flatMap((other) => byNorm.get(other) ?? [])].sort(mostImportantFirst)
  }
  const names = [...byNorm.keys(), ...alias.keys()]
  const spelt = [...new Set(names)]
    .filter((norm) => (named(norm)[0]?.importance ?? 0) >= wellKnown)
    .sort()
  const byFold = new Map<string, string[]>()
  const byLetter = new Map<string, string[]>()
  const byEnding = new Map<string, string[]>()
  for (const norm of spelt) {
    if (norm.length < minMisspelt - 1) continue
    push(byFold, fold(norm), norm)
    push(byLetter, norm.charAt(0), norm)
    push(byEnding, norm.slice(-endingLength), norm)
  }
  const best = (norms: readonly string[]) =>
    norms.flatMap((norm) => named(norm).slice(0, 3)).sort(mostImportantFirst)

  return {
    longest: longestName,
    named,

    sounding(norm) {
      if (norm.length < minMisspelt - 1) return []
      return best((byFold.get(fold(norm)) ?? []).filter((each) => each !== norm))
    },

    resembling(norm) {
      if (norm.length < minMisspelt) return []
      const most = norm.length >= twoEdits ? 2 : 1
      const found = new Map<string, number>()
      // A letter is wrong in one half of the name, so its beginning or its end is right.
      const alike = [
        ...(byLetter.get(norm.charAt(0)) ?? []),
        ...(byLetter.get(norm.charAt(1)) ?? []),
        ...(byEnding.get(norm.slice(-endingLength)) ?? []),
      ]
      for (const other of alike) {
        if (Math.abs(other.length - norm.length) > most || found.has(other)) continue
        const edits = editDistance(norm, other)
        if (edits <= most) found.set(other, edits)
      }
      const fewest = Math.min(...found.values())
      return best([...found].filter(([, edits]) => edits === fewest).map(([other]) => other))
    },

    beginning(norm, limit) {
      const found: string[] = []
      for (let at = firstFrom(spelt, norm); at < spelt.length; at++) {
        const name = spelt[at]
        if (!name?.startsWith(norm)) break
        found.push(name)
      }
      // A town is completed before a state, and a name before another name of a place.
      const rank = (place: QueryPlace) =>
        place.importance +
        (place.norm.startsWith(norm) ? ownName : 0) -
        (place.type === 'state' ? stateCompletion : 0)
      return [...new Set(best(found))].sort((a, b) => rank(b) - rank(a)).slice(0, limit)
    },
  }
}

const mostImportantFirst = (a: QueryPlace, b: QueryPlace) => b.importance - a.importance

function push(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** The index of the first text that is not before `from` in a sorted list. */
function firstFrom(sorted: readonly string[], from: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < from) low = middle + 1
    else high = middle
  }
  return low
}
