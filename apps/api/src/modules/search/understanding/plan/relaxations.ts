import type { Point } from '../../../platform/places/distance.ts'
import { normalise } from '../../../platform/text/normalise.ts'
import type { AddressPlace } from '../is-around.ts'
import type { QueryPlace } from '../places/known-places.ts'
import type { PartType, Plan, PlanPart } from './plan.ts'
import { conditionsOf, withRadius } from './plan-criteria.ts'

/** The relaxation of a plan that has no result itself. */
export interface Relaxation {
  /** Kilometres that were searched instead; null if the radius is the plan's. */
  readonly radius: number | null
  /** The parts that were left out. */
  readonly dropped: readonly PlanPart[]
  /** The words of a name that nothing has; '' for none. */
  readonly droppedName: string
  /** The parts that no school states, but that names say. */
  readonly byName: readonly PlanPart[]
  /** Whether schools were found by the name of the place, because they have no coordinates. */
  readonly isByPlaceName: boolean
  /** Where the nearest school is; null unless all schools found are outside of the place. */
  readonly nearestPlace: string | null
  /** Whether online products match, which have no distance. */
  readonly isAnyOnline: boolean
}

/** The plan as it is. */
export const nothingRelaxed: Relaxation = {
  radius: null,
  dropped: [],
  droppedName: '',
  byName: [],
  isByPlaceName: false,
  nearestPlace: null,
  isAnyOnline: false,
}

/** Another way to find schools for a plan. */
export type Attempt = { readonly relaxation: Relaxation } & (
  | { readonly by: 'list'; readonly plan: Plan }
  /** By names that say what `named` states. */
  | { readonly by: 'names'; readonly plan: Plan; readonly named: readonly PlanPart[] }
  /** By their PIN code or district, which lies around the place. */
  | { readonly by: 'approximate'; readonly plan: Plan }
  /** By the name of a place in their address. */
  | { readonly by: 'address'; readonly plan: Plan; readonly place: AddressPlace }
  /** By their distance from the middle of a state or district, which has none. */
  | {
      readonly by: 'nearest'
      readonly plan: Plan
      readonly center: Point
      /** The parts that names say. */
      readonly named: readonly PlanPart[]
    }
)

/** Kilometres that are tried when nothing is found closer. */
export const widerRadii = [10, 25, 50]

/** The parts in the order in which they are given up when nothing is found. */
const givenUpFirst: readonly PartType[] = [
  'days',
  'facility',
  'language',
  'fee',
  'age',
  'class',
  'level',
  'management',
  'type',
  'subject',
  'board',
]

export const isNameOnly = ({ isFilter }: PlanPart) => !isFilter

/** Filters whose values school names may contain; boards seldom are in names. */
export const partsNamedInSchools = (parts: readonly PlanPart[]): PlanPart[] =>
  filtersInNames(parts).filter(({ type }) => type !== 'board')

/** Whether a part has a bound that names and addresses say nothing about. */
export const hasBounds = (parts: readonly PlanPart[]): boolean =>
  parts.some(({ type }) => ['fee', 'age', 'class', 'level'].includes(type))

/** The place of a plan; null for the user's location, the place of the request, and the whole country. */
export const placeOf = ({ where }: Plan): QueryPlace | null =>
  where === null || where.type === 'here' || where.type === 'near' ? null : where.place

/** The plans to try for one without results, in order. The place is given up last. */
export function attemptsFor(plan: Plan): Attempt[] {
  const { where, parts } = plan
  if (where === null) return withFewerParts(plan)
  const isCircle = where.type !== 'area'
  const namedParts = partsNamedInSchools(parts)
  const withBoards = filtersInNames(parts)
  const isBounded = hasBounds(parts)
  return [
    ...(isCircle && !parts.some(isNameOnly) ? [approximate(plan)] : []),
    ...byNames(plan, namedParts, null),
    ...(isBounded || !isCircle ? [] : byAddress(plan, placeOf(plan))),
    ...(isCircle ? wider(plan, where.radius, namedParts) : []),
    ...(isBounded ? [] : byAddress(plan, districtOf(plan))),
    ...(withBoards.length > namedParts.length ? byNames(plan, withBoards, null) : []),
    ...withOneLanguage(plan),
    ...withFewerParts(plan),
    ...nearest(plan),
  ]
}

const approximate = (plan: Plan): Attempt => ({
  by: 'approximate',
  plan,
  relaxation: { ...nothingRelaxed, isByPlaceName: true },
})

const byNames = (plan: Plan, byName: readonly PlanPart[], radius: number | null): Attempt[] => {
  if (byName.length === 0) return []
  const named = [...byName, ...plan.parts.filter(isNameOnly)]
  return [{ by: 'names', plan, named, relaxation: { ...nothingRelaxed, byName, radius } }]
}

const byAddress = (plan: Plan, place: AddressPlace | null): Attempt[] =>
  place === null
    ? []
    : [{ by: 'address', plan, place, relaxation: { ...nothingRelaxed, isByPlaceName: true } }]

const wider = (plan: Plan, asked: number, namedParts: readonly PlanPart[]): Attempt[] =>
  widerRadii
    .filter((radius) => radius > asked)
    .flatMap((radius): Attempt[] => {
      const widened = withRadius(plan, radius)
      const list = { by: 'list', plan: widened, relaxation: { ...nothingRelaxed, radius } } as const
      return [list, ...byNames(widened, namedParts, radius)]
    })

/** The nearest schools to a state or district without any, with all conditions, the last one, or none. */
function nearest(plan: Plan): Attempt[] {
  const { where, parts } = plan
  if (where?.type !== 'area') return []
  const { lat, lng } = where.place
  if (lat === null || lng === null) return []
  const outside = (dropped: readonly PlanPart[], byName: readonly PlanPart[] = []): Attempt => ({
    by: 'nearest',
    plan: { ...plan, parts: parts.filter((part) => !dropped.includes(part)) },
    center: { lat, lng },
    named: [...byName, ...parts.filter(isNameOnly)],
    relaxation: { ...nothingRelaxed, dropped, byName },
  })
  const conditions = inOrder(parts)
  const byName = partsNamedInSchools(parts)
  return [
    outside([]),
    ...(byName.length > 0 ? [outside([], byName)] : []),
    ...(conditions.length > 1 ? [outside(conditions.slice(0, -1))] : []),
    ...(conditions.length > 0 ? [outside(conditions)] : []),
  ]
}

/** The conditions by their type, in the order in which they are given up. */
function byTypeInOrder(parts: readonly PlanPart[]): PlanPart[][] {
  const conditions = conditionsOf(parts)
  return givenUpFirst
    .map((type) => conditions.filter((part) => part.type === type))
    .filter((ofType) => ofType.length > 0)
}

const inOrder = (parts: readonly PlanPart[]): PlanPart[] => byTypeInOrder(parts).flat()

/** With one of several languages, which names say: hindi english medium. */
function withOneLanguage(plan: Plan): Attempt[] {
  const languages = plan.parts.filter(({ type }) => type === 'language')
  if (languages.length < 2) return []
  return languages.flatMap((kept) => {
    const dropped = languages.filter((each) => each !== kept)
    const parts = plan.parts.filter((part) => !dropped.includes(part))
    return byNames({ ...plan, parts }, partsNamedInSchools(parts), null).map((attempt) => ({
      ...attempt,
      relaxation: { ...attempt.relaxation, dropped },
    }))
  })
}

/** Without one part, then two, then more, so that the most important one is kept longest. */
function withFewerParts(plan: Plan): Attempt[] {
  const byType = byTypeInOrder(plan.parts)
  const conditions = byType.flat()
  const several = conditions.slice(2).map((_, i) => conditions.slice(0, i + 2))
  const all = conditions.length > 1 ? [conditions] : []
  // Without a place, a board or type is looked for in names rather than left out. Names say no fees.
  const isUseful = (dropped: readonly PlanPart[]) =>
    plan.where !== null || dropped.length < conditions.length || hasBounds(dropped)
  return [...byType, ...several, ...all].filter(isUseful).flatMap((dropped): Attempt[] => {
    const parts = plan.parts.filter((part) => !dropped.includes(part))
    const fewer = { ...plan, parts }
    const list = { by: 'list', plan: fewer, relaxation: { ...nothingRelaxed, dropped } } as const
    return plan.where === null ? inCountry(list) : [list]
  })
}

/** Without a place, no list can show what only names say, such as private. */
function inCountry(list: Attempt & { readonly by: 'list' }): Attempt[] {
  const { parts } = list.plan
  const byName = partsNamedInSchools(parts)
  const named = [...byName, ...parts.filter(isNameOnly)]
  const lists = parts.some(isNameOnly) ? [] : [list]
  if (named.length === 0) return lists
  const { plan, relaxation } = list
  return [...lists, { by: 'names', plan, named, relaxation: { ...relaxation, byName } }]
}

function districtOf(plan: Plan): AddressPlace | null {
  const place = placeOf(plan)
  if (place?.district == null) return null
  const { district, lat, lng } = place
  return { norm: normalise(district), type: 'district', lat, lng }
}

const filtersInNames = (parts: readonly PlanPart[]) =>
  parts.filter(({ isFilter, nameWords = [] }) => isFilter && nameWords.length > 0)
