import type { AreasService } from '../../catalogue/areas/areas.service.ts'
import type { NameWords } from '../../catalogue/lists/conditions.ts'
import { withKnownDistances } from '../../catalogue/lists/list-location.ts'
import type { SchoolListService } from '../../catalogue/lists/school-list.service.ts'
import type { SchoolMatch } from '../../catalogue/lists/school-match.ts'
import type { Point } from '../../platform/places/distance.ts'
import type { AddressPlace } from './is-around.ts'
import type { Plan, PlanPart } from './plan/plan.ts'
import {
  circleOf,
  conditionsOf,
  criteriaOf,
  isByFees,
  isWhereApproximate,
} from './plan/plan-criteria.ts'
import {
  type Attempt,
  attemptsFor,
  hasBounds,
  isNameOnly,
  partsNamedInSchools,
  placeOf,
  type Relaxation,
} from './plan/relaxations.ts'

/** Schools for a plan. */
export interface FoundSchools {
  readonly schools: readonly SchoolMatch[]
  readonly total: number
  /** Whether there can be more than `total`. */
  readonly isCapped?: boolean
  /** The id of the nearest school, if all of them are outside of the place. */
  readonly nearest?: number | undefined
}

export interface PlanResult extends FoundSchools {
  /** Null if the plan itself has results. */
  readonly relaxation: Relaxation | null
  /** The plan with these results in its list; null if they were found by names or addresses. */
  readonly listed: Plan | null
}

export interface PlanRunnerDeps {
  readonly schoolList: Pick<
    SchoolListService,
    'findNearby' | 'findNationwide' | 'findApproximate' | 'findNearest'
  >
  readonly areas: Pick<AreasService, 'findSchools'>
  /**
   * Schools in a place by its name, or anywhere, with all and none of the words in their names and the
   * filter values, up to `limit` and whether those are all.
   */
  readonly findByPlaceName: (
    place: AddressPlace | null,
    words: { readonly allOf: readonly string[]; readonly noneOf: readonly string[] },
    filterIds: readonly number[],
    limit: number,
  ) => Promise<{ readonly schools: readonly SchoolMatch[]; readonly areAll: boolean }>
  /** The place of a school in one line. */
  readonly placeLineOf: (id: number) => Promise<string>
}

export interface PageOfPlan {
  readonly offset: number
  readonly limit: number
}

/** With fewer results, schools whose names say the same are listed after them. */
const few = 10
/** The schools found by words that are counted and paged. */
const maxByWords = 200
const areaPage = 20
/** The nearest schools that are counted and paged. */
const maxNearest = 60
const nothing: FoundSchools = { schools: [], total: 0 }

/** Finds the schools of plans. */
export function createPlanRunner(deps: PlanRunnerDeps) {
  const { schoolList, areas, findByPlaceName, placeLineOf } = deps

  /** The schools of exactly this plan. */
  async function strict(plan: Plan, page: PageOfPlan): Promise<FoundSchools> {
    const { where, parts } = plan
    if (where?.type === 'area') return inArea(plan, page)
    const nameOnly = parts.filter(isNameOnly)
    if (nameOnly.length > 0) return where === null ? nothing : byNames(plan, page, nameOnly)
    if (where === null) {
      return parts.length === 0 ? nothing : inCountry(parts, page)
    }
    return schoolList.findNearby(nearby(plan, parts, page))
  }

  /** The schools whose names say what `named` states, with the other parts as filters. */
  async function byNames(
    plan: Plan,
    page: PageOfPlan,
    named: readonly PlanPart[],
  ): Promise<FoundSchools> {
    const { where, parts } = plan
    if (where === null) return byAddress(plan, page, null, named)
    if (where.type === 'area') return byAddress(plan, page, where.place, named)
    const others = parts.filter((part) => !named.includes(part))
    const nameWords = named.map(nameWordsOf)
    return schoolList.findNearby({ ...nearby(plan, others, page), nameWords })
  }

  async function inArea(plan: Plan, page: PageOfPlan): Promise<FoundSchools> {
    const place = placeOf(plan)
    if (place === null) return nothing
    const parts = conditionsOf(plan.parts)
    const [board, ...others] = parts.flatMap(({ type, filterIds = [] }) =>
      type === 'board' ? filterIds : [],
    )
    const isPage = others.length === 0 && parts.every(({ type }) => type === 'board')
    if (isPage && place.area) {
      const number = Math.floor(page.offset / areaPage) + 1
      const found = await areas.findSchools(place.area, board ?? null, number)
      if (found) {
        const schools = found.ids.map((id) => ({ id, distanceKm: null }))
        return { schools: schools.slice(0, page.limit), total: found.total }
      }
    }
    return hasBounds(parts) ? nothing : byAddress(plan, page, place, parts.filter(isNameOnly))
  }

  /**
   * Schools with the name of the place in their address, which also finds those without a point; without
   * a place, of the whole country.
   */
  async function byAddress(
    { parts }: Plan,
    { offset, limit }: PageOfPlan,
    place: AddressPlace | null,
    named: readonly PlanPart[],
  ): Promise<FoundSchools> {
    const filterIds = parts
      .filter((part) => !named.includes(part))
      .flatMap(({ filterIds: ids = [] }) => ids)
    const words = {
      allOf: named.flatMap(({ nameWords = [] }) => nameWords.slice(0, 1)),
      noneOf: named.flatMap(({ oppositeWords = [] }) => oppositeWords),
    }
    const { schools, areAll } = await findByPlaceName(place, words, filterIds, maxByWords)
    const page = schools.slice(offset, offset + limit)
    return { schools: page, total: schools.length, isCapped: !areAll }
  }

  /** The best known schools of the whole country with the parts, or of all if there are none. */
  function inCountry(parts: Plan['parts'], page: PageOfPlan): Promise<FoundSchools> {
    const sort = isByFees({ parts }) ? 'fees' : 'relevance'
    return schoolList.findNationwide({ ...criteriaOf(parts), sort, ...page })
  }

  /** The schools with the parts that are nearest to a point; names say those of `named`. */
  async function nearestTo(
    center: Point,
    parts: Plan['parts'],
    named: readonly PlanPart[],
    { offset, limit }: PageOfPlan,
  ): Promise<FoundSchools> {
    const inNames = parts.filter((part) => named.includes(part))
    const nameWords = inNames.map(nameWordsOf)
    const stated = parts.filter((part) => !named.includes(part))
    const all = await schoolList.findNearest(
      center,
      { ...criteriaOf(stated), nameWords },
      maxNearest,
    )
    const schools = withKnownDistances(all.slice(offset, offset + limit), true)
    const isCapped = all.length === maxNearest
    return { schools, total: all.length, isCapped, nearest: all[0]?.id }
  }

  function find(attempt: Attempt, page: PageOfPlan): Promise<FoundSchools> {
    const { plan } = attempt
    if (attempt.by === 'list')
      return plan.where === null ? inCountry(plan.parts, page) : strict(plan, page)
    if (attempt.by === 'names') return byNames(plan, page, attempt.named)
    if (attempt.by === 'nearest') return nearestTo(attempt.center, plan.parts, attempt.named, page)
    if (attempt.by === 'approximate')
      return schoolList.findApproximate(nearby(plan, plan.parts, page))
    return byAddress(plan, page, attempt.place, plan.parts.filter(isNameOnly))
  }

  return {
    strict,

    /** The schools of a plan; if there are none, of the first relaxation that has some. */
    async run(plan: Plan, page: PageOfPlan): Promise<PlanResult> {
      const asked = { relaxation: null, listed: plan }
      if (plan.where === null && plan.parts.length === 0)
        return { ...(await inCountry([], page)), ...asked }
      const found = await strict(plan, page)
      if (found.total >= few) return { ...found, ...asked }
      if (found.total > 0) {
        const namedParts = plan.where === null ? [] : partsNamedInSchools(plan.parts)
        if (namedParts.length === 0 || page.offset > 0) return { ...found, ...asked }
        const others = await byNames(plan, page, namedParts)
        return { ...appended(found, others, page.limit), ...asked }
      }
      for (const attempt of attemptsFor(plan)) {
        const result = await find(attempt, page)
        const isList = attempt.by === 'list' || attempt.by === 'approximate'
        if (result.total > 0)
          return {
            ...result,
            relaxation: {
              ...attempt.relaxation,
              nearestPlace: result.nearest === undefined ? null : await placeLineOf(result.nearest),
            },
            listed: isList ? attempt.plan : null,
          }
      }
      return { ...nothing, ...asked }
    },
  }
}

/** The words of a part in names. */
const nameWordsOf = ({ nameWords = [], oppositeWords = [] }: PlanPart): NameWords => ({
  anyOf: nameWords,
  noneOf: oppositeWords,
})

function nearby(plan: Plan, parts: readonly PlanPart[], page: PageOfPlan) {
  const sort = isByFees(plan) ? ('fees' as const) : ('distance' as const)
  const isApproximate = isWhereApproximate(plan.where)
  return { circle: circleOf(plan), isApproximate, ...criteriaOf(parts), sort, ...page }
}

function appended(found: FoundSchools, others: FoundSchools, limit: number): FoundSchools {
  const known = new Set(found.schools.map(({ id }) => id))
  const more = others.schools.filter(({ id }) => !known.has(id))
  const unseen = others.total - (others.schools.length - more.length)
  return {
    schools: [...found.schools, ...more].slice(0, limit),
    total: found.total + Math.max(more.length, unseen),
  }
}
