import { LRUCache } from 'lru-cache'
import { invalid } from '../../../app-error.ts'
import type { Query, Schema } from '../../../contract/operations.ts'
import { hourMs } from '../dates/durations.ts'
import type { MapArea, MapPlace, PlacesRepository } from './places.repository.ts'

/** Names per tile of 256 pixels in each direction: a name has a square of 64 pixels. */
const namesPerTile = 4
const maxSquares = 4000
const maxNames = 200
const maxEntries = 500
/** Milliseconds. Names change only with imports. */
const maxAge = hourMs
/** Towns with at least this popularity are known beyond their district. */
const cityFrom = 0.8
const wholeCountry = { south: 5, west: 66, north: 38, east: 99 }

export type MapNamesService = ReturnType<typeof createMapNames>

/** Chooses the names for a map without background tiles. */
export function createMapNames(repository: Pick<PlacesRepository, 'findOnMap'>) {
  const areas = new LRUCache<string, Schema<'MapName'>[], { zoom: number; area: MapArea }>({
    max: maxEntries,
    ttl: maxAge,
    fetchMethod: async (_key, _old, { context: { zoom, area } }) => {
      const { band, popularity } = shownFrom(zoom)
      const size = tileSize(zoom) / namesPerTile
      return (
        await repository.findOnMap(area, { band, popularity, size, isDense: zoom >= 13 }, maxNames)
      ).map(toMapName)
    },
  })
  return {
    /** The most important names of an area. Throws `invalid_request` for impossible bounds. */
    async within({ bounds, zoom }: Query<'mapPlaces'>): Promise<Schema<'MapName'>[]> {
      const area = wholeTiles(areaOf(bounds, zoom), zoom)
      if (area === null) return []
      return areas.forceFetch(`${zoom} ${Object.values(area)}`, { context: { zoom, area } })
    },
  }
}

/** The places to consider at a zoom: cities, then towns, then well-known localities, then all. */
function shownFrom(zoom: number) {
  if (zoom <= 6) return { band: 0, popularity: cityFrom }
  if (zoom <= 10) return { band: 0, popularity: 0 }
  return { band: zoom <= 12 ? 1 : 2, popularity: 0 }
}

function areaOf([south, west, north, east]: readonly number[], zoom: number): MapArea {
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    throw invalid('bounds', 'must be four numbers: south, west, north, east')
  if (south >= north || west >= east || south < -90 || north > 90)
    throw invalid(
      'bounds',
      'must be south, west, north, east, with south below north and west before east',
    )
  const size = tileSize(zoom) / namesPerTile
  if (Math.ceil((north - south) / size) * Math.ceil((east - west) / size) > maxSquares)
    throw invalid('bounds', `is too large for zoom ${zoom}; use a lower zoom or a smaller area`)
  return { south, west, north, east }
}

/** The side of a tile, in degrees. */
const tileSize = (zoom: number): number => 360 / 2 ** zoom

/** Extends an area to whole tiles, within India; null if it is outside. */
function wholeTiles({ south, west, north, east }: MapArea, zoom: number): MapArea | null {
  const size = tileSize(zoom)
  const area = {
    south: Math.max(wholeCountry.south, Math.floor(south / size) * size),
    west: Math.max(wholeCountry.west, Math.floor(west / size) * size),
    north: Math.min(wholeCountry.north, Math.ceil(north / size) * size),
    east: Math.min(wholeCountry.east, Math.ceil(east / size) * size),
  }
  return area.south < area.north && area.west < area.east ? area : null
}

const toMapName = ({ name, type, popularity, lat, lng }: MapPlace): Schema<'MapName'> => ({
  name,
  type: type !== 'town' ? 'locality' : popularity >= cityFrom ? 'city' : 'town',
  lat,
  lng,
})
