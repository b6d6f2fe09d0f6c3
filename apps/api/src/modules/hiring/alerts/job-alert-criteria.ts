import { createHash } from 'node:crypto'
import { invalid } from '../../../app-error.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import type { JobRole, JobType } from '../jobs/job-types.ts'

/** The filters of an alert as its row stores them. Empty lists and nulls do not limit anything. */
export interface JobAlertCriteria {
  readonly roles: JobRole[]
  readonly subjects: string[]
  readonly types: JobType[]
  readonly payFrom: number | null
  readonly place: string | null
  readonly placeName: string | null
  readonly lat: number | null
  readonly lng: number | null
  readonly radius: number | null
}

/** Kilometres without a choice, as on the list. */
const defaultRadius = 25

/** Finds the place of the contract's criteria. Throws `invalid_request` if there is none. */
export async function criteriaOf(
  request: Schema<'JobAlertCriteria'>,
  places: PlacesService,
): Promise<JobAlertCriteria> {
  const { roles = [], subjects = [], types = [], pay_from: payFrom = null } = request
  const { place: slug, radius = defaultRadius } = request
  const filters = {
    roles: roles.toSorted(),
    subjects: subjects.toSorted(),
    types: types.toSorted(),
    payFrom,
  }
  if (slug !== undefined) {
    const place = await places.findPlace(slug)
    if (!place)
      throw invalid('criteria.place', 'is an unknown place; choose one from the suggestions')
    const { name: placeName, lat, lng } = place
    return { ...filters, place: slug, placeName, lat, lng, radius }
  }
  const { lat = null, lng = null } = request
  if ((lat === null) !== (lng === null))
    throw invalid(lat === null ? 'criteria.lat' : 'criteria.lng', 'is missing')
  return {
    ...filters,
    place: null,
    placeName: null,
    lat,
    lng,
    radius: lat === null ? null : radius,
  }
}

/** Equal for the same filters. */
export const criteriaKey = ({ placeName: _, ...criteria }: JobAlertCriteria): string =>
  createHash('sha256').update(JSON.stringify(criteria)).digest('base64url')

/** The contract's criteria, which lead to the same list. */
export function contractCriteria(criteria: JobAlertCriteria): Schema<'JobAlertCriteria'> {
  const { roles, subjects, types, payFrom, place, lat, lng, radius } = criteria
  return {
    ...(roles.length > 0 && { roles }),
    ...(subjects.length > 0 && { subjects }),
    ...(types.length > 0 && { types }),
    ...(payFrom !== null && { pay_from: payFrom }),
    ...(place !== null && { place }),
    ...(place === null && lat !== null && lng !== null && { lat, lng }),
    ...(radius !== null && { radius }),
  }
}

/** The path of the list with the filters, without BASE_PATH. */
export function listPath(criteria: JobAlertCriteria): string {
  const parameters = Object.entries(contractCriteria(criteria)).map(
    ([name, value]) => `${name}=${[value].flat().map(encodeURIComponent).join(',')}`,
  )
  return parameters.length === 0 ? '/jobs' : `/jobs?${parameters.join('&')}`
}
