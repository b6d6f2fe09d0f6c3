import type { QueryPlace } from '../places/known-places.ts'
import type { Plan } from './plan.ts'
import { criteriaOf, isByFees, jobSubjectsOf, productCriteriaOf } from './plan-criteria.ts'

const listPaths = {
  schools: '/schools',
  products: '/tuitions-and-activities',
  jobs: '/jobs',
  tuition: '/beyond-school/tuitions',
  activity: '/beyond-school/activities',
  camp: '/beyond-school/camps',
  workshop: '/beyond-school/workshops',
} as const

/**
 * The path and query of the list of a plan; null if no list can show it, such as that of a state or
 * of names.
 */
export function listUrl(plan: Plan): string | null {
  const { list, productKind, parts, where, name } = plan
  if (name !== '' || parts.some(({ isFilter }) => !isFilter)) return null
  if (where?.type === 'area') return null
  const query = [...placeParameters(plan), ...filterParameters(plan)]
  const path = listPaths[productKind ?? list]
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** The page of a city, district or state, and of one board in it. */
interface LandingPage {
  readonly area: NonNullable<QueryPlace['area']>
  /** The id of the board; null for all boards. */
  readonly board: number | null
  readonly url: string
}

/** The landing page that a plan asks for, whether it exists or not; null if it asks for more. */
export function landingPageOf({ list, parts, where, name }: Plan): LandingPage | null {
  if (
    list !== 'schools' ||
    where === null ||
    where.type === 'here' ||
    where.type === 'near' ||
    name !== ''
  )
    return null
  const { area } = where.place
  const [board, ...others] = parts
  if (!area || others.length > 0) return null
  const path = ['/schools/in', area.state, area.place].filter((part) => part !== null).join('/')
  if (!board) return { area, board: null, url: path }
  const [id, ...otherIds] = board.type === 'board' ? (board.filterIds ?? []) : []
  if (id === undefined || otherIds.length > 0) return null
  return { area, board: id, url: `${path}/board/${slug(board.value)}` }
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

function placeParameters({ where }: Plan): string[] {
  if (where === null || where.type === 'area') return []
  const { center, radius } = where
  const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  const isUsual = where.type === 'circle' && !where.isRadiusAsked
  const placeSlug = where.type === 'here' ? null : where.place.slug
  const place =
    placeSlug !== null
      ? [`place=${placeSlug}`]
      : [`lat=${rounded(center.lat)}`, `lng=${rounded(center.lng)}`]
  return isUsual && placeSlug !== null ? place : [...place, `radius=${radius}`]
}

function filterParameters(plan: Plan): string[] {
  const { list, parts } = plan
  if (list === 'jobs') {
    const subjects = jobSubjectsOf(plan).map(encodeURIComponent)
    return subjects.length === 0 ? [] : [`subjects=${subjects.join(',')}`]
  }
  const { filter_ids: ids = [], ages = [], fee_min: feeMin, fee_max: feeMax } = criteriaOf(parts)
  const sorted = [...ids].sort((a, b) => a - b)
  const filters = sorted.length === 0 ? [] : [`filter_ids=${sorted.join(',')}`]
  if (list === 'schools') {
    return [
      ...filters,
      ...(ages.length === 0 ? [] : [`ages=${ages.join(',')}`]),
      ...(feeMin === undefined ? [] : [`fee_min=${feeMin}`]),
      ...(feeMax === undefined ? [] : [`fee_max=${feeMax}`]),
      ...(isByFees(plan) ? ['sort=fees'] : []),
    ]
  }
  const { age, priceMin, priceMax, days } = productCriteriaOf(parts)
  return [
    ...filters,
    ...(age === undefined ? [] : [`age_min=${age}`, `age_max=${age}`]),
    ...(priceMin === undefined ? [] : [`price_min=${priceMin}`]),
    ...(priceMax === undefined ? [] : [`price_max=${priceMax}`]),
    ...(days.length === 0 ? [] : [`days=${days.join(',')}`]),
    ...(isByFees(plan) ? ['sort=price'] : []),
  ]
}
