import {
  cityAround,
  type Districts,
  districtsAround,
} from '../../platform/places/city-districts.ts'
import type { District } from '../../platform/places/district.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import type { ApproximateSchoolsRepository } from './approximate-schools.repository.ts'
import type { Circle } from './circle.ts'
import type { SchoolCriteria } from './conditions.ts'
import { mergedCounts } from './counts.ts'
import { knownOrder, withKnownDistances } from './list-location.ts'
import type { NearbySchoolsRepository } from './nearby-schools.repository.ts'
import type { Page } from './school-list.repository.ts'
import type { SchoolMatch } from './school-match.ts'

export interface NearbyPagesDeps {
  readonly nearbySchools: NearbySchoolsRepository
  readonly approximateSchools: ApproximateSchoolsRepository
  readonly places: Pick<PlacesService, 'districtAt'>
}

/** The location of a list of schools. */
export interface Around {
  readonly circle: Circle
  readonly isApproximate: boolean
}

/** The schools somewhere in a district. */
export interface ApproximateSchools {
  readonly count: number
  readonly district: string
  readonly state: string
  /** The number of schools with a known point before them; the rest of those follow. */
  readonly after: number
}

/**
 * With more schools with a known point than these, the nearest of them fill the first pages and are
 * in the city anyway.
 */
const maxSplit = 200

export type NearbyPages = ReturnType<typeof createNearbyPages>

/** Pages of schools near a location: those with a known point, and those somewhere in the district. */
export function createNearbyPages({ nearbySchools, approximateSchools, places }: NearbyPagesDeps) {
  /** The district of a circle: that of the nearest schools, or else of the nearest places. */
  const districtOf = async (circle: Circle): Promise<District | null> =>
    (await nearbySchools.districtOf(circle)) ?? places.districtAt(circle.center)

  /**
   * The schools with a known point in the city, and those around it, the nearest first. Null if those
   * around are not to come last.
   */
  async function splitByCity(
    { circle, isApproximate }: Around,
    criteria: SchoolCriteria,
    { sort }: Page,
    total: number,
    city: Districts | null,
  ) {
    const isSplit = city !== null && !isApproximate && sort === 'distance'
    if (!isSplit || total === 0 || total > maxSplit) return null
    const schools = await nearbySchools.nearest(circle, criteria, total)
    const ids = await nearbySchools.inDistricts(
      schools.map(({ id }) => id),
      city,
    )
    return {
      inside: schools.filter(({ id }) => ids.has(id)),
      around: schools.filter(({ id }) => !ids.has(id)),
    }
  }

  return {
    /** The districts whose schools without a known point are listed near a circle; null if unknown. */
    async districtsOf(circle: Circle): Promise<Districts | null> {
      const own = await districtOf(circle)
      return own && districtsAround(own, circle.radius)
    },

    /**
     * A page of the schools with a known point, and then of those somewhere in the district. In a
     * city, a few with a known point around it come last. From an approximate location none has a
     * distance, and the nearest are not known. The total is that of schools with a known point; the
     * counts include the others.
     */
    async page(
      { circle, isApproximate }: Around,
      criteria: SchoolCriteria,
      requested: Page,
      withCounts: boolean,
    ) {
      const page = { ...requested, sort: knownOrder(requested.sort, isApproximate) }
      const [first, own] = await Promise.all([
        nearbySchools.page(circle, criteria, page, withCounts),
        districtOf(circle),
      ])
      const { counts, conditions } = first
      const { total } = counts
      const { sort, offset, limit } = page
      /** The schools of the page among those that follow `before` others. */
      const ofPage = (schools: readonly SchoolMatch[], before: number) =>
        schools.slice(Math.max(0, offset - before), Math.max(0, offset + limit - before))
      const area = own && districtsAround(own, circle.radius)
      const city = own && cityAround(own, circle.radius)
      const split = await splitByCity({ circle, isApproximate }, criteria, page, total, city)
      const after = split?.inside.length ?? total
      const rest = {
        sort,
        offset: Math.max(0, offset - after),
        limit: Math.max(0, limit - Math.max(0, after - offset)),
      }
      const others =
        area && (await approximateSchools.listInDistricts(area, circle, criteria, rest, withCounts))
      const count = others?.counts.total ?? 0
      const [placed, around] =
        split && count > 0
          ? [ofPage(split.inside, 0), ofPage(split.around, after + count)]
          : [first.schools, []]
      const approximate: ApproximateSchools | null =
        area && count > 0 ? { count, district: area.name, state: area.state, after } : null
      return {
        schools: [
          ...withKnownDistances(placed, isApproximate),
          ...(others?.schools ?? []),
          ...around,
        ],
        total,
        counts: others ? mergedCounts(counts, others.counts) : counts,
        conditions,
        approximate,
      }
    },
  }
}
