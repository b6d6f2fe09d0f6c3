import type { Schema } from '../../../contract/operations.ts'
import type { Answer } from './answer.ts'
import { placeLabel } from './places/place-label.ts'
import { listUrl } from './plan/list-url.ts'
import type { Plan, PlanPart } from './plan/plan.ts'
import { isWhereApproximate } from './plan/plan-criteria.ts'
import type { Relaxation } from './plan/relaxations.ts'
import type { PlaceRead, Reading } from './reading/reading.ts'
import { queryOf, withReplaced } from './reading/reading-words.ts'

/** The reading of a query, as the contract describes it. */
export function understoodOf({
  plan,
  reading,
  total,
  relaxation,
  listed,
  landingUrl,
}: Answer): Schema<'UnderstoodSearch'> {
  return {
    meaning: meaningOf(plan, reading),
    url: listed && (listed.where?.type === 'area' ? landingUrl : listUrl(listed)),
    landing_url: landingUrl,
    needs_place: reading.isNearMe && plan.where === null,
    total,
    is_place_approximate: isPlaceApproximate(plan),
    alternatives: plan.place ? alternativesOf(plan.place, reading) : [],
    ignored: [...plan.ignored],
    relaxed: relaxation && relaxedOf(relaxation, plan, reading),
  }
}

/** The other places that can be meant; those in the state of the chosen one by their district. */
function alternativesOf(
  { place, others, phrase }: PlaceRead,
  reading: Reading,
): Schema<'UnderstoodSearch'>['alternatives'] {
  return others.flatMap((other) => {
    const isInState = other.state === place.state
    if (isInState && (other.district === null || other.district === place.district)) return []
    const around = (isInState ? other.district : other.state) ?? ''
    const label = placeLabel(other)
    return {
      ...label,
      detail: isInState ? around : label.detail,
      query: withReplaced(reading, phrase, `${other.norm} ${around}`.trim()),
    }
  })
}

/** A district or state is an area, of which nobody expects an exact location. */
const isPlaceApproximate = ({ where, place }: Plan): boolean =>
  isWhereApproximate(where) && place?.place.type !== 'district' && place?.place.type !== 'state'

/** A search for suggestions, as the contract describes it. */
export const suggestedSearchOf = ({ plan, reading, total }: Answer): Schema<'SuggestedSearch'> => ({
  meaning: meaningOf(plan, reading),
  query: queryOf(reading),
  total: total === 0 ? null : total,
})

function meaningOf(plan: Plan, reading: Reading): Schema<'SearchMeaning'> {
  const { list, productKind, parts, name } = plan
  return {
    list,
    product_kind: productKind,
    parts: [
      ...parts.map((part) => partOf(part, reading)),
      ...nameParts(name, reading),
      ...placeParts(plan, reading),
    ],
  }
}

function partOf(part: PlanPart, reading: Reading): Schema<'UnderstoodPart'> {
  const without = withReplaced(reading, part.phrase, '')
  switch (part.type) {
    case 'management':
      return { type: 'management', value: part.management, without }
    case 'age':
      return { type: 'age', value: part.age, without }
    case 'class':
      return { type: 'class', value: part.schoolClass, without }
    case 'fee':
      return { type: 'fee', min: part.feeMin ?? null, max: part.feeMax ?? null, without }
    case 'days':
      return { type: 'days', days: [...part.days], without }
    case 'lowFees':
      return { type: 'low_fees', without }
    default:
      return { type: part.type, value: part.value, without }
  }
}

const nameParts = (name: string, reading: Reading): Schema<'UnderstoodPart'>[] =>
  name === '' ? [] : [{ type: 'name', value: name, without: withReplaced(reading, name, '') }]

function placeParts({ place, where }: Plan, reading: Reading): Schema<'UnderstoodPart'>[] {
  if (place) {
    const without = withReplaced(reading, place.phrase, '')
    return [{ type: 'place', ...placeLabel(place.place), is_near: place.isNear, without }]
  }
  if (where?.type === 'near') {
    if (where.place.slug === null && reading.isNearMe) return [herePart(reading)]
    const { name, detail, type } = where.place
    const label = { name, detail, place_type: type }
    return [{ type: 'place', ...label, is_near: true, without: queryOf(reading) }]
  }
  if (where?.type !== 'here') return []
  return [herePart(reading)]
}

const herePart = (reading: Reading): Schema<'UnderstoodPart'> => ({
  type: 'here',
  without: withReplaced(reading, reading.nearMePhrase, ''),
})

function relaxedOf(
  { radius, dropped, droppedName, byName, isByPlaceName, nearestPlace, isAnyOnline }: Relaxation,
  { where }: Plan,
  reading: Reading,
): Schema<'RelaxedSearch'> {
  return {
    asked_radius: where === null || where.type === 'area' ? null : where.radius,
    radius,
    dropped: [...dropped.map((part) => partOf(part, reading)), ...nameParts(droppedName, reading)],
    by_name: byName.map((part) => partOf(part, reading)),
    is_by_place_name: isByPlaceName,
    nearest_place: nearestPlace,
    has_online: isAnyOnline,
  }
}
