import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { integerArray } from '../../../db/integer-array.ts'
import { places } from '../../../db/schema/places.ts'
import { textArray } from '../../../db/text-array.ts'

/** A place with coordinates, for suggestions and lists. */
export interface FoundPlace {
  readonly slug: string
  readonly name: string
  readonly norm: string
  readonly type: (typeof places.$inferSelect)['type']
  readonly district: string | null
  readonly state: string | null
  readonly pincode: string | null
  readonly lat: number
  readonly lng: number
  readonly pointRank: number
  readonly popularity: number
}

/** An area of a map, in degrees. */
export interface MapArea {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** A place with a name on the map. */
export type MapPlace = Pick<FoundPlace, 'name' | 'type' | 'lat' | 'lng' | 'popularity'>

interface MapDetail {
  /** The highest band. */
  readonly band: number
  /** The lowest popularity. */
  readonly popularity: number
  /** The side of the square of one name, in degrees. */
  readonly size: number
  readonly isDense: boolean
}

/** Row type of raw drizzle queries, which need an index signature. */
type Row = { [column in keyof FoundPlace]: FoundPlace[column] }

export type PlacesRepository = ReturnType<typeof createPlacesRepository>

export function createPlacesRepository(db: Db) {
  return {
    /** Places whose name or surroundings contain every word, the best known first. */
    async findMatching(keys: readonly number[], starts: readonly string[], most: number) {
      const { rows } = await db.execute<Row>(sql`
        select *, point_rank as "pointRank" from place_matching(${integerArray(keys)}::integer[], ${textArray(starts)}::text[], ${most})`)
      return rows
    },

    /**
     * Like `findMatching`, near a point, the nearest first; `cells` are the keys of the surrounding
     * cells.
     */
    async findNear(
      keys: readonly number[],
      cells: readonly number[],
      here: { lat: number; lng: number },
      most: number,
    ) {
      const { rows } = await db.execute<Row>(sql`
        select *, point_rank as "pointRank" from place_near(${integerArray(keys)}::integer[], ${integerArray(cells)}::integer[],
          ${here.lat}::double precision, ${here.lng}::double precision, ${most})`)
      return rows
    },

    /** Places that match one of the alternatives. */
    async findResembling(alternatives: readonly number[], most: number) {
      const { rows } = await db.execute<Row>(sql`
        select *, point_rank as "pointRank" from place_resembling(${integerArray(alternatives)}::integer[], ${most})`)
      return rows
    },

    /**
     * Places of an area, the most important first: one for each square of `size` degrees. Towns come
     * before localities of the same popularity; post offices only on a dense map.
     */
    async findOnMap(
      { south, west, north, east }: MapArea,
      { band, popularity, size, isDense }: MapDetail,
      most: number,
    ): Promise<MapPlace[]> {
      const { rows } = await db.execute<{ [column in keyof MapPlace]: MapPlace[column] }>(sql`
        select name, type, lat, lng, popularity from (
          select distinct on ("row", "column") id, name, type, lat, lng, popularity
          from (
            select id, name, type, lat, lng, popularity,
              floor(lat / ${size}::double precision) as "row",
              floor(lng / ${size}::double precision) as "column"
            from place
            where type <> 'pincode' and lat is not null
              and band = any(${integerArray(bandsUpTo(band))}::smallint[])
              and lat between ${south}::double precision and ${north}::double precision
              and lng between ${west}::double precision and ${east}::double precision
              and popularity >= ${popularity}::real and (${isDense}::boolean or type <> 'post_office')
          ) place
          order by "row", "column", popularity desc, type = 'town' desc, id) best
        order by popularity desc, type = 'town' desc, id
        limit ${most}`)
      return rows
    },

    async findBySlug(slug: string): Promise<FoundPlace | undefined> {
      const { name, norm, type, district, state, pincode, lat, lng, pointRank, popularity } = places
      const [place] = await db
        .select({
          slug: places.slug,
          name,
          norm,
          type,
          district,
          state,
          pincode,
          lat: sql<number>`${lat}`,
          lng: sql<number>`${lng}`,
          pointRank,
          popularity,
        })
        .from(places)
        .where(and(eq(places.slug, slug), isNotNull(lat)))
      return place
    },
  }
}

const bandsUpTo = (last: number) => [0, 1, 2].slice(0, last + 1)
