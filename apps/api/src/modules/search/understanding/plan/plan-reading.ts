import type { FilterCatalogue } from '../../../catalogue/filters/filters.service.ts'
import type { ProductKind } from '../../../catalogue/products/product-kinds.ts'
import type { Reading, ValueRead } from '../reading/reading.ts'
import type { Plan, PlanPart, RequestPlace } from './plan.ts'
import { whereOf } from './plan-where.ts'
import { statedParts } from './stated-parts.ts'
import { jobSubjectPart, valueIds, valuePart } from './value-parts.ts'

const sectionOf = {
  tuition: 'tuitions',
  activity: 'activities',
  camp: 'camps',
  workshop: 'workshops',
} as const
const productKinds = ['tuition', 'activity', 'camp', 'workshop'] as const
/** Filters of schools that products do not have, or that are meant by their words alone. */
const schoolFilters = ['Board', 'Type', 'Languages', 'Infrastructure']

/** The list that answers a reading; null if it asks for nothing that a list can answer. */
export function planOf(
  reading: Reading,
  catalogue: FilterCatalogue,
  from: RequestPlace,
): Plan | null {
  const { place, isNearMe } = reading
  const list = listOf(reading, catalogue)
  const kinds = list === 'products' ? kindsOf(reading, catalogue) : []
  const productKind = kinds.length === 1 ? (kinds[0] ?? null) : null
  const sections =
    list === 'products' ? kinds.map((kind) => sectionOf[kind]) : (['schools'] as const)
  const parts: PlanPart[] = []
  const unknown: string[] = []
  for (const value of reading.values) {
    const part = list === 'jobs' ? jobSubjectPart(value) : valuePart(value, sections, catalogue)
    if (part) addPart(parts, part)
    else unknown.push(value.phrase)
  }
  parts.push(...statedParts(reading, list))
  const plan: Plan = {
    list,
    productKind,
    parts,
    where: whereOf(reading, from),
    place,
    name: [reading.name, ...unknown].filter((text) => text !== '').join(' '),
    ignored: reading.ignored,
  }
  const isNear = isNearMe || (from.near !== null && reading.kind === 'school')
  // Best school, and schools in India.
  const isOfAll = reading.kind === 'school' && plan.name === ''
  const isList = list !== 'schools' || plan.parts.length > 0 || place !== null || isNear || isOfAll
  return isList ? plan : null
}

/** Two words for one value, as in kathak dance, are one condition. */
function addPart(parts: PlanPart[], part: PlanPart): void {
  const at = parts.findIndex(({ type, value }) => type === part.type && value === part.value)
  const same = parts[at]
  if (same) parts[at] = { ...same, phrase: `${same.phrase} ${part.phrase}` }
  else parts.push(part)
}

function listOf({ kind, values }: Reading, catalogue: FilterCatalogue): Plan['list'] {
  if (kind === 'job') return 'jobs'
  if (kind === 'school') return 'schools'
  if (kind !== null) return 'products'
  const isOfProducts = values.some(
    (value) =>
      valueIds(
        value,
        productKinds.map((each) => sectionOf[each]),
        catalogue,
      ).length > 0 && !value.options.some(({ filter }) => schoolFilters.includes(filter)),
  )
  return isOfProducts ? 'products' : 'schools'
}

/** The kinds of products that have all values of the reading. */
function kindsOf({ kind, values }: Reading, catalogue: FilterCatalogue): readonly ProductKind[] {
  const isOfKind = (value: ValueRead) => (each: ProductKind) =>
    valueIds(value, [sectionOf[each]], catalogue).length > 0
  const having = (named: readonly ValueRead[]) =>
    productKinds.filter((each) => named.every((value) => isOfKind(value)(each)))
  if (kind === 'tuition') {
    // Coaching is a word for tuitions, but cricket coaching is an activity.
    const known = values.filter((value) => productKinds.some(isOfKind(value)))
    const others = having(known)
    return known.length === 0 || others.length === 0 || others.includes(kind) ? [kind] : others
  }
  if (kind !== null && kind !== 'product' && kind !== 'school' && kind !== 'job') return [kind]
  const matching = having(values)
  return values.length > 0 && matching.length > 0 ? matching : productKinds
}
