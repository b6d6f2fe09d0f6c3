import type { Db } from '../../../db/connect.ts'
import type { PlanRow } from '../plans/plan-row.ts'
import type { PlanVersionsRepository } from '../plans/plan-versions.repository.ts'
import type { PaidSubscription } from './plan-change.ts'

/**
 * The plan of the year after the running one: the planned one, or the same again as it is offered now.
 * Undefined if there is none, or if it has become dearer: nobody is moved to a higher price without
 * their consent.
 */
export async function renewedPlan(
  versions: Pick<PlanVersionsRepository, 'find' | 'offered'>,
  { planId, nextPlanId, state }: Pick<PaidSubscription, 'planId' | 'nextPlanId' | 'state'>,
  tx?: Db,
): Promise<PlanRow | undefined> {
  const id = state === 'ending' ? nextPlanId : planId
  const wanted = id === null ? undefined : await versions.find(id, tx)
  if (!wanted) return undefined
  const offered = (await versions.offered(tx)).find(({ key }) => key === wanted.key)
  return offered && offered.pricePaise <= wanted.pricePaise ? offered : undefined
}
