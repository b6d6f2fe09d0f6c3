import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import { type AgeBand, ageBands } from '../../catalogue/lists/age-bands.ts'
import type { Weekday } from '../../catalogue/products/product-shapes.ts'
import type { Point } from '../../platform/places/distance.ts'
import { normalise } from '../../platform/text/normalise.ts'
import { type Dictionary, dictionary } from './dictionary.ts'
import type { QueryPlace } from './known-places.ts'
import type { PlaceRead, Reading, ValueRead } from './reading.ts'

type ProductKind = 'tuition' | 'activity' | 'camp' | 'workshop'

/** What a part of a query is; the order in which parts are given up is that of `givenUpFirst`. */
export type PartType =
  | 'facility'
  | 'language'
  | 'days'
  | 'fee'
  | 'age'
  | 'level'
  | 'management'
  | 'type'
  | 'board'
  | 'subject'

/** One condition that a query states, besides its kind and place. */
export interface PlanPart {
  readonly type: PartType
  /** As shown to the user: CBSE, Girls, Class 9, Under ₹50,000. */
  readonly label: string
  /** The words of the query that state it. */
  readonly phrase: string
  readonly filterIds?: readonly number[]
  readonly ages?: readonly AgeBand[]
  /** Years. */
  readonly age?: number
  /** Rupees: a year for schools. */
  readonly feeMin?: number
  readonly feeMax?: number
  readonly days?: readonly Weekday[]
  /** Words in the names of schools that say the same. */
  readonly nameWords?: readonly string[]
  /** Whether the list has a filter for it; if not, only names say it. */
  readonly isFilter: boolean
}

/** Where a query asks for. */
type PlanWhere =
  | {
      readonly type: 'circle'
      readonly place: QueryPlace
      readonly center: Point
      /** Kilometres. */
      readonly radius: number
      /** Whether the query states the radius. */
      readonly isRadiusAsked: boolean
    }
  | { readonly type: 'area'; readonly place: QueryPlace }
  | { readonly type: 'here'; readonly center: Point; readonly radius: number }

/** A list that answers a query. */
export interface Plan {
  readonly list: 'schools' | 'products' | 'jobs'
  readonly productKind: ProductKind | null
  readonly parts: readonly PlanPart[]
  readonly where: PlanWhere | null
  readonly place: PlaceRead | null
  /** Words of a name, which the list cannot filter by; '' for none. */
  readonly name: string
  readonly ignored: readonly string[]
}

/** Kilometres around a town, and around anything smaller. */
const townRadius = 25
const localRadius = 5
/** The first age in years of class 1. */
const ageOfFirstClass = 6
const monthsPerYear = 12
const maxFee = 10_000_000
const sectionOf = {
  tuition: 'tuitions',
  activity: 'activities',
  camp: 'camps',
  workshop: 'workshops',
} as const
const productKinds = ['tuition', 'activity', 'camp', 'workshop'] as const
const weekdays = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
} as const satisfies Record<string, Weekday>

/** Filters of schools that products do not have, or that are meant by their words alone. */
const schoolFilters = ['Board', 'Type', 'Languages', 'Infrastructure']

/** The list that answers a reading; null if it asks for nothing that a list can answer. */
export function planOf(
  reading: Reading,
  catalogue: FilterCatalogue,
  here: Point | null,
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
    const part = list === 'jobs' ? null : valuePart(value, sections, catalogue)
    if (part) parts.push(part)
    else unknown.push(value.phrase)
  }
  parts.push(...otherParts(reading, list))
  const plan: Plan = {
    list,
    productKind,
    parts,
    where: whereOf(reading, here),
    place,
    name: [reading.name, ...unknown].filter((text) => text !== '').join(' '),
    ignored: reading.ignored,
  }
  const isList = list !== 'schools' || plan.parts.length > 0 || place !== null || isNearMe
  return isList ? plan : null
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
  if (kind !== null && kind !== 'product' && kind !== 'school' && kind !== 'job') return [kind]
  const matching = productKinds.filter((each) =>
    values.every((value) => valueIds(value, [sectionOf[each]], catalogue).length > 0),
  )
  return values.length > 0 && matching.length > 0 ? matching : productKinds
}

type Section = Parameters<FilterCatalogue['filtersOf']>[0]

function valueIds(
  { options }: ValueRead,
  sections: readonly Section[],
  catalogue: FilterCatalogue,
): { id: number; filter: string; name: string }[] {
  return sections.flatMap((section) =>
    catalogue
      .filtersOf(section)
      .flatMap(({ name: filter, values }) =>
        values.flatMap(({ id, name }) =>
          options.some((option) => option.filter === filter && option.value === name)
            ? [{ id, filter, name }]
            : [],
        ),
      ),
  )
}

/** When a word is a value of several filters, the first of these is meant. */
const preferred = ['Board', 'Type', 'Languages', 'Subjects', 'Activities', 'Infrastructure']

function valuePart(
  value: ValueRead,
  sections: readonly Section[],
  catalogue: FilterCatalogue,
): PlanPart | null {
  const found = valueIds(value, sections, catalogue)
  const rank = ({ filter }: { filter: string }) =>
    preferred.includes(filter) ? preferred.indexOf(filter) : preferred.length
  const [best] = [...found].sort((a, b) => rank(a) - rank(b))
  if (!best) return null
  const nameWords = dictionary.nameWords.filters.get(best.name)
  return {
    type: partTypes[best.filter] ?? 'subject',
    label: best.filter === 'Languages' ? `${best.name} medium` : best.name,
    phrase: value.phrase,
    filterIds: found.filter(({ filter }) => filter === best.filter).map(({ id }) => id),
    isFilter: true,
    ...(nameWords && { nameWords }),
  }
}

const partTypes: Readonly<Record<string, PartType>> = {
  Board: 'board',
  Type: 'type',
  Languages: 'language',
  Infrastructure: 'facility',
  'Extracurricular Activities': 'facility',
  'Mode of Training': 'type',
}

function otherParts(reading: Reading, list: Plan['list']): PlanPart[] {
  const { levels, management, days } = reading
  const { age, schoolClass } = reading.numbers
  // Schools state what a year costs, products what a month does.
  const months = list === 'schools' && reading.numbers.isFeeMonthly ? monthsPerYear : 1
  const [feeMin, feeMax] = [reading.numbers.feeMin, reading.numbers.feeMax].map((fee) =>
    fee === null ? null : Math.min(maxFee, fee * months),
  ) as [number | null, number | null]
  const phrases = reading.numberPhrases
  const parts: PlanPart[] = []
  if (list === 'jobs') return parts
  for (const { phrase, band } of levels) {
    if (list === 'products') continue
    const nameWords = dictionary.nameWords.levels.get(band)
    parts.push({
      type: 'level',
      label: capitalised(phrase),
      phrase,
      ages: [band],
      isFilter: true,
      ...(nameWords && { nameWords }),
    })
  }
  if (schoolClass !== null)
    parts.push({
      type: 'age',
      label: `Class ${schoolClass}`,
      phrase: phrases.schoolClass ?? '',
      isFilter: true,
      ...ageCriteria(schoolClass + ageOfFirstClass - 1),
    })
  if (age !== null)
    parts.push({
      type: 'age',
      label: age === 1 ? 'Age 1 year' : `Age ${age} years`,
      phrase: phrases.age ?? '',
      isFilter: true,
      ...ageCriteria(age),
    })
  if (feeMin !== null || feeMax !== null)
    parts.push({
      type: 'fee',
      label: feeLabel(feeMin, feeMax),
      phrase: [phrases.feeMin, phrases.feeMax].filter(Boolean).join(' '),
      isFilter: true,
      ...(feeMin !== null && { feeMin }),
      ...(feeMax !== null && { feeMax }),
    })
  if (list === 'products' && days.length > 0) {
    const named = days.map((day) => weekdays[day])
    parts.push({
      type: 'days',
      label: named.join(', '),
      phrase: reading.daysPhrase,
      days: named,
      isFilter: true,
    })
  }
  if (list === 'schools' && management !== null)
    parts.push({
      type: 'management',
      label: 'Government',
      phrase: management.phrase,
      isFilter: false,
      nameWords: managementWords(dictionary, management.is),
    })
  return parts
}

const managementWords = ({ nameWords }: Dictionary, management: string) =>
  nameWords.management.get(management) ?? []

/** The age of a child, as lists of schools and of products take it. */
function ageCriteria(age: number): Pick<PlanPart, 'age' | 'ages'> {
  const band = ageBands.find(({ from, to }) => age >= from && age < to)
  return { age, ...(band && { ages: [band.band] }) }
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

function feeLabel(min: number | null, max: number | null): string {
  if (min === null) return `Under ${rupees.format(max ?? 0)}`
  return max === null
    ? `Above ${rupees.format(min)}`
    : `${rupees.format(min)}–${rupees.format(max)}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function whereOf(
  { place: read, isNearMe, numbers }: Reading,
  here: Point | null,
): PlanWhere | null {
  if (read === null) {
    if (!isNearMe || here === null) return null
    return { type: 'here', center: here, radius: numbers.radius ?? townRadius }
  }
  const { place } = read
  if (place.type === 'state' || place.type === 'district') {
    if (place.type === 'state' || !read.isNear || place.lat === null || place.lng === null)
      return { type: 'area', place }
  }
  const { lat, lng } = place
  if (lat === null || lng === null) return { type: 'area', place }
  const usual = place.type === 'town' ? townRadius : localRadius
  return {
    type: 'circle',
    place,
    center: { lat, lng },
    radius: numbers.radius ?? usual,
    isRadiusAsked: numbers.radius !== null,
  }
}

/** The parts in the order in which they are given up when nothing is found. */
export const givenUpFirst: readonly PartType[] = [
  'days',
  'facility',
  'language',
  'fee',
  'age',
  'level',
  'management',
  'type',
  'subject',
  'board',
]

const kindNouns = {
  schools: 'Schools',
  jobs: 'Jobs',
  products: 'Tuitions and activities',
  tuition: 'Tuitions',
  activity: 'Activities',
  camp: 'Camps',
  workshop: 'Workshops',
} as const

/** What a plan lists: CBSE schools. */
function subjectOf({ list, productKind, parts, name }: Plan): string {
  const noun = kindNouns[productKind ?? list]
  const before = parts
    .filter(({ type }) =>
      ['board', 'type', 'management', 'language', 'level', 'subject'].includes(type),
    )
    .sort((a, b) => wordOrder.indexOf(a.type) - wordOrder.indexOf(b.type))
    .map(({ label, type }) =>
      type === 'type' || type === 'level' || type === 'management' ? lower(label) : label,
    )
  const last = before.at(-1)?.toLowerCase() ?? ''
  const isNoun = /\bschools?$/.test(last) || last.endsWith(` ${noun.toLowerCase()}`)
  const words = isNoun
    ? before.join(' ').replace(/school$/, 'schools')
    : [...before, before.length > 0 ? lower(noun) : noun].join(' ')
  const after = parts.flatMap(({ type, label }) => {
    if (type === 'fee') return lower(label)
    if (type === 'age') return `for ${lower(label)}`
    if (type === 'facility') return `with ${lower(label)}`
    return type === 'days' ? `on ${label}` : []
  })
  const named = name === '' ? [] : [`named “${name}”`]
  return capitalised([words, ...named, ...after].join(' '))
}

const wordOrder: readonly PartType[] = [
  'management',
  'type',
  'language',
  'board',
  'subject',
  'level',
]

/** Lower case, but not the letters of a board: CBSE, IB. */
const lower = (text: string) => text.replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase())

/** The name of a place with what tells it apart: Indiranagar, Bengaluru Urban. */
export function placeLabel({ name, type, district, state }: QueryPlace): string {
  if (type === 'pincode') return [name, district].filter(Boolean).join(', ')
  if (type === 'state') return name
  if (type === 'district') return normalise(name).includes('district') ? name : `${name} district`
  const around = type === 'town' ? state : (district ?? state)
  return around === null || around === name ? name : `${name}, ${around}`
}

/** The label of a plan: CBSE schools in Kochi. */
export function planLabel(plan: Plan): string {
  const subject = subjectOf(plan)
  const { where, place } = plan
  if (where === null) return `${subject} in India`
  if (where.type === 'here') return `${subject} near you`
  return `${subject} ${place?.isNear ? 'near' : 'in'} ${where.place.type === 'town' ? where.place.name : placeLabel(where.place)}`
}
