import type { JobAlert } from '@edbazaar/api-client'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages } from '@edbazaar/feature-catalogue-ui/job-roles'
import type { Translate } from '@edbazaar/feature-platform'
import { formatRupees } from '@edbazaar/ui/formatting'
import type { JobsState } from '../jobs-state'
import { messages as jobsMessages } from '../messages'
import { messages } from './messages'

export type Criteria = JobAlert['criteria']

/** The filters of a list as an alert. */
export function criteriaOf(state: JobsState): Criteria {
  const { roles, subjects, types, payFrom, place, point, radius } = state
  const hasLocation = place !== null || point !== null
  return {
    ...(roles.length > 0 && { roles: [...roles] }),
    ...(subjects.length > 0 && { subjects: [...subjects] }),
    ...(types.length > 0 && { types: [...types] }),
    ...(payFrom !== null && { pay_from: payFrom }),
    ...(place !== null && { place }),
    ...(place === null && point !== null && { lat: point.lat, lng: point.lng }),
    ...(hasLocation && radius !== null && { radius }),
  }
}

/** The list with the filters of an alert. */
export function listStateOf(criteria: Criteria): JobsState {
  const { roles = [], subjects = [], types = [], pay_from: payFrom = null } = criteria
  const { place = null, lat, lng, radius = null } = criteria
  const point = lat === undefined || lng === undefined ? null : { lat, lng }
  return {
    roles,
    subjects,
    types,
    payFrom,
    place,
    point,
    radius,
    filterIds: [],
    sort: null,
    page: 1,
  }
}

const defaultRadius = 25

/** The filters in words, one text for each. */
export function criteriaTexts(
  criteria: Criteria,
  placeName: string | null,
  t: Translate,
): string[] {
  const { roles = [], subjects = [], types = [], pay_from: payFrom } = criteria
  const { place, lat, radius = defaultRadius } = criteria
  const near =
    placeName !== null
      ? messages.near(placeName, radius)
      : place !== undefined
        ? messages.nearPlace(radius)
        : messages.nearPoint(radius)
  const texts = [
    ...roles.map((role) => t(jobRoleMessages.roles[role])),
    ...subjects,
    ...types.map((type) => t(jobMessages.types[type])),
    ...(payFrom === undefined ? [] : [t(jobsMessages.payAtLeast(formatRupees(payFrom)))]),
    ...(place === undefined && lat === undefined ? [] : [t(near)]),
  ]
  return texts.length === 0 ? [t(messages.allJobs)] : texts
}
