import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { places } from '../../../db/schema/places.ts'

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
  readonly popularity: number
}

/** Row type of raw drizzle queries, which need an index signature. */
type Row = { [column in keyof FoundPlace]: FoundPlace[column] }

export type PlacesRepository = ReturnType<typeof createPlacesRepository>

export function createPlacesRepository(db: Db) {
  return {
    /** Places whose name or surroundings contain every word, the best known first. */
    async findMatching(keys: readonly number[], starts: readonly string[], most: number) {
      const { rows } = await db.execute<Row>(sql`
        select * from place_matching(${intArray(keys)}::integer[], ${textArray(starts)}::text[], ${most})`)
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
        select * from place_near(${intArray(keys)}::integer[], ${intArray(cells)}::integer[],
          ${here.lat}::double precision, ${here.lng}::double precision, ${most})`)
      return rows
    },

    /** Places that match one of the alternatives. */
    async findResembling(alternatives: readonly number[], most: number) {
      const { rows } = await db.execute<Row>(sql`
        select * from place_resembling(${intArray(alternatives)}::integer[], ${most})`)
      return rows
    },

    async findBySlug(slug: string): Promise<FoundPlace | undefined> {
      const { name, norm, type, district, state, pincode, lat, lng, popularity } = places
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
          popularity,
        })
        .from(places)
        .where(and(eq(places.slug, slug), isNotNull(lat)))
      return place
    },
  }
}

const intArray = (numbers: readonly number[]) => `{${numbers.join(',')}}`
const textArray = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
