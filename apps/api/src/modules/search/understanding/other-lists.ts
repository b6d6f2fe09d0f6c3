import type { Schema } from '../../../contract/operations.ts'
import type { ProductListService } from '../../catalogue/lists/product-list.service.ts'
import type { JobLists } from './job-lists.ts'
import type { Plan } from './plan/plan.ts'
import { conditionsOf, isByFees, locationOf, productCriteriaOf } from './plan/plan-criteria.ts'
import { nothingRelaxed, type Relaxation } from './plan/relaxations.ts'
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

/** The products of a plan; if there are none, without one of its conditions. */
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
  const found = await find(plan)
  if (found.total > 0) return { found, relaxation: null, listed: plan }
  for (const part of conditionsOf(plan.parts).toReversed()) {
    const listed = { ...plan, parts: plan.parts.filter((each) => each !== part) }
    const fewer = await find(listed)
    if (fewer.total > 0)
      return { found: fewer, relaxation: { ...nothingRelaxed, dropped: [part] }, listed }
  }
  return { found, relaxation: null, listed: plan }
}

/** The jobs around the place of a plan. */
export const jobsOfPlan = (
  jobs: JobLists,
  { where }: Plan,
  page: PageOfPlan,
): Promise<Schema<'JobList'>> =>
  jobs.list({ ...pageNumber(page), radius: 25, ...locationOf(where) })

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
