import type { AreasService } from '../../catalogue/areas/areas.service.ts'
import type { Circle, SchoolMatch } from '../../catalogue/lists/school-list.repository.ts'
import type { SchoolListService } from '../../catalogue/lists/school-list.service.ts'
import { normalise } from '../../platform/text/normalise.ts'
import type { QueryPlace } from './known-places.ts'
import { givenUpFirst, type Plan, type PlanPart } from './plan.ts'

/** Schools for a plan. */
export interface FoundSchools {
  readonly schools: readonly SchoolMatch[]
  readonly total: number
}

/** What was changed because the plan itself has no result. */
export interface Relaxation {
  /** Kilometres that were searched instead; null if the radius is the plan's. */
  readonly radius: number | null
  /** The parts that were left out. */
  readonly dropped: readonly PlanPart[]
  /** The parts that no school states, but that names say. */
  readonly byName: readonly PlanPart[]
  /** Whether schools were found by the name of the place, because they have no coordinates. */
  readonly isByPlaceName: boolean
}

export interface PlanResult extends FoundSchools {
  readonly relaxation: Relaxation | null
}

export interface PlanRunnerDeps {
  readonly schoolList: Pick<SchoolListService, 'findNearby' | 'findNationwide' | 'findApproximate'>
  readonly areas: Pick<AreasService, 'findSchools'>
  /** Schools in a place by its name, with the words in their names and the filter values. */
  readonly findByPlaceName: (
    place: Pick<QueryPlace, 'norm'>,
    words: readonly string[],
    filterIds: readonly number[],
    limit: number,
  ) => Promise<readonly SchoolMatch[]>
}

export interface PageOfPlan {
  readonly offset: number
  readonly limit: number
}

/** Kilometres that are tried when nothing is found closer. */
const widerRadii = [10, 25, 50]
const maxRadius = 50
/** With fewer results, schools whose names say the same are listed after them. */
const few = 10
/** The schools found by words that are counted and paged. */
const maxByWords = 200
const areaPage = 20
const nothing: FoundSchools = { schools: [], total: 0 }
const unchanged = { radius: null, dropped: [], byName: [], isByPlaceName: false }

/** Finds the schools of plans. */
export function createPlanRunner({ schoolList, areas, findByPlaceName }: PlanRunnerDeps) {
  /** The schools of exactly this plan. */
  async function strict(plan: Plan, page: PageOfPlan): Promise<FoundSchools> {
    const { where, parts } = plan
    if (where?.type === 'area') return inArea(plan, page)
    if (parts.some(({ isFilter }) => !isFilter))
      return byNames(plan, page, parts.filter(isNameOnly))
    if (where === null) {
      if (parts.length === 0) return nothing
      return schoolList.findNationwide({ ...criteriaOf(parts), ...page })
    }
    return schoolList.findNearby({ circle: circleOf(plan), ...criteriaOf(parts), ...page })
  }

  /** The schools whose names say what `named` states, with the other parts as filters. */
  async function byNames(
    plan: Plan,
    page: PageOfPlan,
    named: readonly PlanPart[],
  ): Promise<FoundSchools> {
    const { where, parts } = plan
    if (where === null) return nothing
    if (where.type === 'area') return byWords(plan, page, named)
    const others = parts.filter((part) => !named.includes(part))
    return schoolList.findNearby({
      circle: circleOf(plan),
      ...criteriaOf(others),
      ...page,
      nameWords: named.map(({ nameWords = [] }) => nameWords),
    })
  }

  async function inArea(plan: Plan, page: PageOfPlan): Promise<FoundSchools> {
    const { where, parts } = plan
    if (where?.type !== 'area') return nothing
    const [board, ...others] = parts.flatMap(({ type, filterIds = [] }) =>
      type === 'board' ? filterIds : [],
    )
    const isPage = others.length === 0 && parts.every(({ type }) => type === 'board')
    if (isPage && where.place.area) {
      const number = Math.floor(page.offset / areaPage) + 1
      const found = await areas.findSchools(where.place.area, board ?? null, number)
      if (found) {
        const schools = found.ids.map((id) => ({ id, distanceKm: null }))
        return { schools: schools.slice(0, page.limit), total: found.total }
      }
    }
    if (parts.some(({ type }) => type === 'fee' || type === 'age' || type === 'level'))
      return nothing
    return byWords(plan, page, parts.filter(isNameOnly))
  }

  /** Schools by the name of the place, which also finds those without coordinates. */
  async function byWords(
    { where, parts }: Plan,
    page: PageOfPlan,
    named: readonly PlanPart[],
    place: Pick<QueryPlace, 'norm'> | null = placeOf(where),
  ): Promise<FoundSchools> {
    if (place === null) return nothing
    const ids = parts
      .filter((part) => !named.includes(part))
      .flatMap(({ filterIds = [] }) => filterIds)
    const words = named.flatMap(({ nameWords = [] }) => nameWords.slice(0, 1))
    const found = await findByPlaceName(place, words, ids, maxByWords)
    const { offset, limit } = page
    return { schools: found.slice(offset, offset + limit), total: found.length }
  }

  return {
    strict,

    /**
     * The schools of a plan. If there are none: of names that say the same, of a wider circle, and
     * then without one of its parts. The place is never given up.
     */
    async run(plan: Plan, page: PageOfPlan): Promise<PlanResult> {
      const found = await strict(plan, page)
      const named = plan.parts.filter(hasNameWords)
      const sayable = named.filter(({ isFilter, type }) => isFilter && type !== 'board')
      if (found.total >= few || plan.where === null) return { ...found, relaxation: null }
      if (found.total > 0) {
        if (sayable.length === 0 || page.offset > 0) return { ...found, relaxation: null }
        const others = await byNames(plan, page, sayable)
        return { ...appended(found, others, page.limit), relaxation: null }
      }
      for (const attempt of attempts(plan)) {
        const result = await attempt.find(page)
        if (result.total > 0) return { ...result, relaxation: attempt.relaxation }
      }
      return { ...nothing, relaxation: null }
    },
  }

  interface Attempt {
    readonly relaxation: Relaxation
    find(page: PageOfPlan): Promise<FoundSchools>
  }

  /** What to try for a plan without results, in order. */
  function attempts(plan: Plan): Attempt[] {
    const { where, parts } = plan
    const named = parts.filter(hasNameWords)
    const sayable = named.filter(({ isFilter, type }) => isFilter && type !== 'board')
    const byNamesOf = (
      plan: Plan,
      byName: readonly PlanPart[],
      radius: number | null,
    ): Attempt[] =>
      byName.length === 0
        ? []
        : [
            {
              relaxation: { ...unchanged, byName, radius },
              find: (page) => byNames(plan, page, [...byName, ...parts.filter(isNameOnly)]),
            },
          ]
    const withBoards = named.filter(({ isFilter }) => isFilter)
    const boardsSayable = withBoards.length > sayable.length ? withBoards : []
    const about: Attempt[] =
      where === null || where.type === 'area' || parts.some(isNameOnly)
        ? []
        : [
            {
              relaxation: { ...unchanged, isByPlaceName: true },
              find: (page) =>
                schoolList.findApproximate({
                  circle: circleOf(plan),
                  ...criteriaOf(parts),
                  ...page,
                }),
            },
          ]
    const wider =
      where === null || where.type === 'area' ? [] : widerRadii.filter((km) => km > where.radius)
    const byPlaceName: Attempt = {
      relaxation: { ...unchanged, isByPlaceName: true },
      find: (page) => byWords(plan, page, parts.filter(isNameOnly)),
    }
    const district = placeOf(where)?.district
    const byDistrict: Attempt[] =
      district == null
        ? []
        : [
            {
              relaxation: { ...unchanged, isByPlaceName: true },
              find: (page) =>
                byWords(plan, page, parts.filter(isNameOnly), { norm: normalise(district) }),
            },
          ]
    const hasBounds = parts.some(({ type }) => type === 'fee' || type === 'age' || type === 'level')
    return [
      ...about,
      ...byNamesOf(plan, sayable, null),
      ...(hasBounds || where?.type === 'area' ? [] : [byPlaceName]),
      ...wider.flatMap((radius): Attempt[] => {
        const widened = withRadius(plan, radius)
        return [
          { relaxation: { ...unchanged, radius }, find: (page) => strict(widened, page) },
          ...byNamesOf(widened, sayable, radius),
        ]
      }),
      ...(hasBounds ? [] : byDistrict),
      ...byNamesOf(plan, boardsSayable, null),
      ...withoutOnePart(plan),
      ...withoutMoreParts(plan),
      ...(parts.length > 1 ? [without(plan, parts)] : []),
    ]
  }

  function withoutOnePart(plan: Plan): Attempt[] {
    return givenUpFirst.flatMap((type) => {
      const dropped = plan.parts.filter((part) => part.type === type)
      return dropped.length === 0 ? [] : [without(plan, dropped)]
    })
  }

  /** Without two parts, then three, so that the most important one is kept as long as possible. */
  function withoutMoreParts(plan: Plan): Attempt[] {
    const ordered = givenUpFirst.flatMap((type) => plan.parts.filter((part) => part.type === type))
    const most = Math.max(0, ordered.length - 2)
    return Array.from({ length: most }, (_, i) => without(plan, ordered.slice(0, i + 2)))
  }

  function without(plan: Plan, dropped: readonly PlanPart[]): Attempt {
    const parts = plan.parts.filter((part) => !dropped.includes(part))
    return {
      relaxation: { ...unchanged, dropped },
      find: (page) => strict({ ...plan, parts }, page),
    }
  }
}

const placeOf = (where: Plan['where']): Pick<QueryPlace, 'norm' | 'district'> | null =>
  where === null || where.type === 'here' ? null : where.place

/** The plan within another radius. */
function withRadius(plan: Plan, radius: number): Plan {
  const { where } = plan
  if (where === null || where.type === 'area') return plan
  return { ...plan, where: { ...where, radius: Math.min(maxRadius, radius) } }
}

function circleOf({ where }: Plan): Circle {
  if (where === null || where.type === 'area')
    throw new Error('The plan has no point with a radius.')
  return { center: where.center, radius: where.radius }
}

/** The parameters of a list of schools that the parts stand for. */
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

const isNameOnly = ({ isFilter }: PlanPart) => !isFilter
const hasNameWords = ({ nameWords }: PlanPart) => nameWords !== undefined && nameWords.length > 0

function appended(found: FoundSchools, others: FoundSchools, limit: number): FoundSchools {
  const known = new Set(found.schools.map(({ id }) => id))
  const more = others.schools.filter(({ id }) => !known.has(id))
  return {
    schools: [...found.schools, ...more].slice(0, limit),
    total:
      found.total + Math.max(more.length, others.total - (others.schools.length - more.length)),
  }
}
