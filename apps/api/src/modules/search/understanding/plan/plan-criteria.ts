import type { Circle } from '../../../catalogue/lists/circle.ts'
import type { Point } from '../../../platform/places/distance.ts'
import type { Plan, PlanPart, PlanWhere } from './plan.ts'

const rupeesPerPrice = 1_000
const maxPrice = 50
/** Kilometres that lists accept. */
export const maxRadius = 50

/** The parameters of a list of schools that the parts describe. */
export function criteriaOf(parts: readonly PlanPart[]) {
  const filterIds = [...new Set(parts.flatMap(({ filterIds: ids = [] }) => ids))]
  const ages = [...new Set(parts.flatMap(({ ages: bands = [] }) => bands))]
  const feeMin = parts.find(({ feeMin: fee }) => fee !== undefined)?.feeMin
  const feeMax = parts.find(({ feeMax: fee }) => fee !== undefined)?.feeMax
  return {
    ...(filterIds.length > 0 && { filter_ids: filterIds }),
    ...(ages.length > 0 && { ages }),
    ...(feeMin !== undefined && { fee_min: feeMin }),
    ...(feeMax !== undefined && { fee_max: feeMax }),
  }
}

/** The bounds of a list of products; prices in thousands of rupees. */
export function productCriteriaOf(parts: readonly PlanPart[]) {
  const price = (rupees: number | undefined) =>
    rupees === undefined ? undefined : Math.min(maxPrice, Math.ceil(rupees / rupeesPerPrice))
  return {
    age: parts.find(({ age }) => age !== undefined)?.age,
    priceMin: price(parts.find(({ feeMin }) => feeMin !== undefined)?.feeMin),
    priceMax: price(parts.find(({ feeMax }) => feeMax !== undefined)?.feeMax),
    days: parts.flatMap(({ days = [] }) => days),
  }
}

/** The subjects of a list of jobs. */
export const jobSubjectsOf = ({ parts }: Pick<Plan, 'parts'>): string[] =>
  parts.flatMap(({ type, value }) => (type === 'subject' ? [value] : []))

/** Whether a plan lists the lowest fees first. */
export const isByFees = ({ parts }: Pick<Plan, 'parts'>): boolean =>
  parts.some(({ type }) => type === 'lowFees')

/** The parts that leave something out, without those that say the order. */
export const conditionsOf = (parts: readonly PlanPart[]): PlanPart[] =>
  parts.filter(({ type }) => type !== 'lowFees')

export function circleOf({ where }: Plan): Circle {
  if (where === null || where.type === 'area')
    throw new Error('The plan has no point with a radius.')
  return { center: where.center, radius: where.radius }
}

/** Whether the middle of the plan's circle is only roughly known. */
export const isWhereApproximate = (where: PlanWhere | null): boolean =>
  where !== null && where.type !== 'here' && where.place.isApproximate

/** The plan within another radius. */
export function withRadius(plan: Plan, radius: number): Plan {
  const { where } = plan
  if (where === null || where.type === 'area') return plan
  return { ...plan, where: { ...where, radius: Math.min(maxRadius, radius) } }
}

/** The location of lists that take only a circle: a district is a circle around its centre. */
export function locationOf(
  where: PlanWhere | null,
): Partial<Point & { radius: number; is_approximate: boolean }> {
  if (where === null) return {}
  const is_approximate = isWhereApproximate(where)
  if (where.type !== 'area') return { ...where.center, radius: where.radius, is_approximate }
  const { lat, lng } = where.place
  return lat === null || lng === null ? {} : { lat, lng, radius: maxRadius, is_approximate }
}
