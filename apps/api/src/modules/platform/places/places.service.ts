import type { Query } from '../../../contract/operations.ts'
import { editDistance } from '../text/edit-distance.ts'
import { renamedPlaces } from '../text/renamed-places.ts'
import { type District, mostFrequentDistrict } from './district.ts'
import { cellsAround, placeQuery, resemblingKeys } from './place-query.ts'
import { type Here, placeScore } from './place-ranking.ts'
import type { FoundPlace, PlacesRepository } from './places.repository.ts'
import { isApproximatePoint } from './point-rank.ts'

/** The `Place` of the contract. */
export interface Place {
  readonly slug: string
  readonly name: string
  /** District and state. */
  readonly detail: string
  readonly type: FoundPlace['type']
  readonly lat: number
  readonly lng: number
  /** Whether the point represents a larger area, so that no distances are measured from it. */
  readonly is_approximate: boolean
  readonly pincode: string | null
}

export type PlaceSearch = Query<'suggestPlaces'>

/** Number of places that decide in which district a point is. */
const neighbours = 15
/** Number of candidates to rank. */
const candidates = 24
const mostEdits = 2

export type PlacesService = ReturnType<typeof createPlacesService>

export function createPlacesService(repository: PlacesRepository) {
  return {
    /**
     * Places with a name, or a word of it, that begins with the key; includes old names and PIN
     * codes. Towns come before villages, and near places first if `lat` and `lng` are given. Falls
     * back to similar spellings.
     */
    async suggest({ key, lat, lng, limit }: PlaceSearch): Promise<Place[]> {
      const query = placeQuery(key)
      if (!query) return []
      const here = lat === undefined || lng === undefined ? undefined : { lat, lng }
      const [known, near] = await Promise.all([
        repository.findMatching(query.keys, query.starts, candidates),
        here
          ? repository.findNear(query.keys, cellsAround(here.lat, here.lng), here, candidates)
          : [],
      ])
      const found = [...known, ...near]
      if (found.length > 0) return best(found, query.starts, limit, here)
      return best(await misspelt(query.text), query.starts, limit, here)
    },

    /**
     * The best known town with a name such as Mysuru, Mysore or "Aurangabad, Bihar"; undefined if
     * there is none.
     */
    async findTown(written: string): Promise<FoundPlace | undefined> {
      const parts = written.split(',').filter((part) => !/^\s*india\s*$/i.test(part))
      const [whole, name] = [placeQuery(parts.join(' ')), placeQuery(parts[0] ?? '')]
      if (!whole || !name) return undefined
      const names = [name.text, ...(renamedPlaces.get(name.text) ?? [])]
      const found = await repository.findMatching(whole.keys, names, candidates)
      const rank = ({ type, popularity }: FoundPlace) => popularity + (type === 'town' ? 1 : 0)
      return found.filter(({ norm }) => names.includes(norm)).sort((a, b) => rank(b) - rank(a))[0]
    },

    /**
     * The place with a name or PIN code: an exact match, or else the best suggestion. Undefined if
     * there is none.
     */
    async findNamed(written: string): Promise<Place | undefined> {
      const key = written.replace(/^\s*(\d{3})\s+(\d{3})\s*$/, '$1$2')
      const town = await this.findTown(key)
      if (town) return shown(town)
      const [best] = await this.suggest({ key: key.replaceAll(',', ' '), limit: 1 })
      return best
    },

    /** The district of most of the places around a point; null if there are none. */
    async districtAt(point: Here): Promise<District | null> {
      const cells = cellsAround(point.lat, point.lng)
      const around = await repository.findNear([], cells, point, neighbours)
      return mostFrequentDistrict(around.map(({ district, state }) => ({ name: district, state })))
    },

    /** The place with the slug; undefined if there is none. */
    async findPlace(slug: string): Promise<Place | undefined> {
      const place = await repository.findBySlug(slug)
      return place && shown(place)
    },
  }

  /** Places with a word that is at most two edits from the text. */
  async function misspelt(text: string): Promise<FoundPlace[]> {
    const keys = resemblingKeys(text)
    if (keys.length === 0) return []
    const found = await repository.findResembling(keys, candidates * 20)
    const edits = (place: FoundPlace) => editsFrom(text, place.norm)
    return found
      .filter((place) => edits(place) <= mostEdits)
      .sort((a, b) => edits(a) - edits(b) || b.popularity - a.popularity)
      .slice(0, candidates)
  }
}

/** Edit distance between the text and the beginning of a name or of one of its words. */
function editsFrom(text: string, norm: string): number {
  const beginnings = [norm, ...norm.split(' ').slice(1)].flatMap((name) => [
    name.slice(0, text.length),
    name.slice(0, text.length + 1),
  ])
  return Math.min(...beginnings.map((beginning) => editDistance(text, beginning)))
}

function best(
  found: readonly FoundPlace[],
  starts: readonly string[],
  limit: number,
  here: Here | undefined,
): Place[] {
  const bySlug = new Map(found.map((place) => [place.slug, place]))
  const scored = [...bySlug.values()].map((place) => ({
    place,
    score: placeScore(place, starts, here),
  }))
  return scored
    .sort((a, b) => b.score - a.score || a.place.slug.localeCompare(b.place.slug, 'en'))
    .slice(0, limit)
    .map(({ place }) => shown(place))
}

function shown({ district, state, pointRank, ...place }: FoundPlace): Place {
  const { slug, name, type, lat, lng, pincode } = place
  const around = [district === name ? null : district, state].filter((part) => part !== null)
  const is_approximate = isApproximatePoint(pointRank)
  return { slug, name, detail: around.join(', '), type, lat, lng, is_approximate, pincode }
}
