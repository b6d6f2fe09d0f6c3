import type { Schema } from '../../../contract/operations.ts'
import type { ProductListService } from '../../catalogue/lists/product-list.service.ts'
import type { JobLists } from './job-lists.ts'
import type { Plan } from './plan/plan.ts'
import {
  conditionsOf,
  isByFees,
  jobSubjectsOf,
  locationOf,
  productCriteriaOf,
  withRadius,
} from './plan/plan-criteria.ts'
import { nothingRelaxed, type Relaxation, widerRadii } from './plan/relaxations.ts'
import type { PageOfPlan } from './run-plan.ts'

type ProductList = Awaited<ReturnType<ProductListService['listProducts']>>

/** Products for a plan, and what was relaxed to find them. */
export interface FoundProducts {
  /** The page, with the number of products on all pages. */
  readonly found: Pick<ProductList, 'data' | 'total'>
  readonly relaxation: Relaxation | null
  /** The plan with these products in its list. */
  readonly listed: Plan
}

/**
 * The products of a plan, with those farther away if none but online ones are near; if there are none at
 * all, those without one of its conditions.
 */
export async function productsOfPlan(
  productList: Pick<ProductListService, 'listProducts'>,
  plan: Plan,
  page: PageOfPlan,
): Promise<FoundProducts> {
  async function find(listed: Plan) {
    const { data, total, approximate } = await productList.listProducts(
      productRequest(listed, page),
    )
    return { data, total: total + (approximate?.count ?? 0) }
  }
  /** Whether a list has a product that is not online; those near its place come first. */
  async function isAnyThere(listed: Plan): Promise<boolean> {
    const { data, approximate } = await productList.listProducts({
      ...productRequest(listed, { offset: 0, limit: 1 }),
      ...(listed.where !== null && { is_approximate: false, sort: 'distance' as const }),
    })
    return approximate !== null || data.some(isThere)
  }
  const found = await find(plan)
  const { where } = plan
  const isAnyNear = found.data.some(isThere) || (await isAnyThere(plan))
  if (where !== null && where.type !== 'area' && !isAnyNear) {
    for (const radius of widerRadii.filter((each) => each > where.radius)) {
      const listed = withRadius(plan, radius)
      if (!(await isAnyThere(listed))) continue
      const relaxation = { ...nothingRelaxed, radius, isAnyOnline: found.total > 0 }
      return { found: await find(listed), relaxation, listed }
    }
  }
  if (found.total > 0) return { found, relaxation: null, listed: plan }
  for (const part of conditionsOf(plan.parts).toReversed()) {
    const listed = { ...plan, parts: plan.parts.filter((each) => each !== part) }
    const fewer = await find(listed)
    if (fewer.total > 0)
      return { found: fewer, relaxation: { ...nothingRelaxed, dropped: [part] }, listed }
  }
  return { found, relaxation: null, listed: plan }
}

const isThere = ({ mode }: Pick<ProductList['data'][number], 'mode'>) => mode !== 'online'

/** Jobs for a plan, and what was relaxed to find them. */
interface FoundJobs {
  readonly found: Schema<'JobList'>
  readonly relaxation: Relaxation | null
  /** The plan with these jobs in its list. */
  readonly listed: Plan
}

/** The jobs of a plan around its place; if there are none, of every subject. */
export async function jobsOfPlan(jobs: JobLists, plan: Plan, page: PageOfPlan): Promise<FoundJobs> {
  const find = (listed: Plan) => {
    const subjects = jobSubjectsOf(listed)
    return jobs.list({
      ...pageNumber(page),
      radius: 25,
      ...locationOf(listed.where),
      ...(subjects.length > 0 && { subjects }),
    })
  }
  const found = await find(plan)
  if (found.total > 0 || plan.parts.length === 0) return { found, relaxation: null, listed: plan }
  const listed = { ...plan, parts: [] }
  const fewer = await find(listed)
  if (fewer.total === 0) return { found, relaxation: null, listed: plan }
  return { found: fewer, relaxation: { ...nothingRelaxed, dropped: plan.parts }, listed }
}

function productRequest(plan: Plan, page: PageOfPlan) {
  const { parts, productKind, where } = plan
  const { age, priceMin, priceMax, days } = productCriteriaOf(parts)
  const filterIds = parts.flatMap(({ filterIds: ids = [] }) => ids)
  return {
    ...pageNumber(page),
    ...locationOf(where),
    ...(productKind && { kind: productKind }),
    ...(filterIds.length > 0 && { filter_ids: [...new Set(filterIds)] }),
    ...(age !== undefined && { age_min: age, age_max: age }),
    ...(priceMin !== undefined && { price_min: priceMin }),
    ...(priceMax !== undefined && { price_max: priceMax }),
    ...(days.length > 0 && { days }),
    ...(isByFees(plan) && { sort: 'price' as const }),
    counts: false,
  }
}

const pageNumber = ({ offset, limit }: PageOfPlan) => ({
  page: Math.floor(offset / limit) + 1,
  per_page: limit,
})
