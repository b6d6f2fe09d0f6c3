import { withKnownDistances } from '../../catalogue/lists/list-location.ts'
import { distanceKm, type Point } from '../../platform/places/distance.ts'
import type { Search } from '../search.service.ts'
import type { Candidate } from '../suggest/candidate.ts'
import type { Plan } from './plan/plan.ts'
import type { PlaceRead } from './reading/reading.ts'
import type { FoundSchools, PageOfPlan } from './run-plan.ts'

/** The schools of a name that are looked through for those near a place. */
const maxNamed = 60
/** Kilometres within which a school of a name is near a place. */
const nearTown = 30
const nearLocality = 12

/** Schools of a name near a place, such as kv indiranagar; null if there are none. */
export async function namedNear(
  search: Pick<Search, 'named'>,
  name: string,
  { place }: PlaceRead,
  parts: Plan['parts'],
  { offset, limit }: PageOfPlan,
): Promise<FoundSchools | null> {
  const { lat, lng, type } = place
  if (lat === null || lng === null || type === 'state') return null
  const center = { lat, lng }
  const most = type === 'town' || type === 'district' ? nearTown : nearLocality
  const filterIds = parts.flatMap(({ filterIds: ids = [] }) => ids)
  const found = (await search.named(name, center, filterIds, maxNamed))
    .map((school) => ({ id: school.ref_id, distanceKm: distanceTo(school, center) }))
    .filter(({ distanceKm: km }) => km !== null && km <= most)
  const schools = withKnownDistances(found.slice(offset, offset + limit), place.isApproximate)
  return found.length === 0 ? null : { schools, total: found.length }
}

/** The circle around the place in which schools of a name are looked for. */
export function whereOfPlace({ place }: PlaceRead): Plan['where'] {
  const { lat, lng } = place
  if (lat === null || lng === null) return { type: 'area', place }
  const radius = place.type === 'town' ? nearTown : nearLocality
  return { type: 'circle', place, center: { lat, lng }, radius, isRadiusAsked: false }
}

const distanceTo = ({ lat, lng }: Candidate, center: Point) =>
  lat === null || lng === null ? null : distanceKm({ lat, lng }, center)
