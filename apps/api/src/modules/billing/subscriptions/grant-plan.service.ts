import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { PlanVersionsRepository } from '../plans/plan-versions.repository.ts'
import type { SubscriptionsRepository } from './subscriptions.repository.ts'

/** A plan as the audit log stores it. */
const planText = (key: string, until: string | null) =>
  until === null ? key : `${key} until ${until}`

export type GrantPlanService = ReturnType<typeof createGrantPlanService>

interface GrantPlanDeps {
  readonly audit: AuditService
  readonly subscriptions: SubscriptionsRepository
  readonly versions: PlanVersionsRepository
}

/** Puts a user on a plan by the decision of an admin; nothing is paid. */
export function createGrantPlanService({ audit, subscriptions, versions }: GrantPlanDeps) {
  /** Ends what the user has, and starts the other plan today. */
  async function change(
    tx: Db,
    { userId: adminId }: Caller,
    userId: number,
    { plan: key, until }: Pick<Body<'grantPlan'>, 'plan' | 'until'>,
  ) {
    const user = await subscriptions.lockUser(tx, userId)
    if (!user) throw new AppError('not_found', 'User not found.')
    const offered = await versions.offered(tx)
    const plan = offered.find((each) => each.key === key)
    if (!plan) throw invalid('plan', 'is not offered')
    const live = await subscriptions.liveOf(userId, tx)
    if (live && live.method !== 'granted')
      throw new AppError(
        'conflict',
        'This user pays for a plan. They can change or cancel it on the Subscriptions page.',
      )
    if (live) await subscriptions.setState(tx, live, 'ended')
    const isDefault = plan.id === offered[0]?.id
    if (!isDefault || until !== null)
      await subscriptions.add(tx, {
        userId,
        planId: plan.id,
        state: until === null ? 'active' : 'ending',
        method: 'granted',
        startsOn: todayInIndia(),
        endsOn: until,
        grantedBy: adminId,
      })
    await subscriptions.notePlan(tx, [userId], plan.key)
    return {
      before: planText(user.plan, live?.endsOn ?? null),
      after: planText(plan.key, until),
    }
  }

  return {
    /**
     * Gives a user the offered version of a plan from today, until a day or without an end. Throws
     * `not_found`, `invalid_request`, or `conflict` for a user who pays for a plan.
     */
    async grant(caller: Caller, userId: number, body: Body<'grantPlan'>): Promise<void> {
      const reason = body.reason.trim()
      if (reason === '') throw invalid('reason', 'is required')
      if (body.until !== null && body.until < todayInIndia())
        throw invalid('until', 'must be today or later')
      await subscriptions.transaction(async (tx) => {
        const { before, after } = await change(tx, caller, userId, body)
        await audit.recordEdits(tx, {
          actor: { userId: caller.userId, role: 'admin' },
          entity: 'user',
          entityId: userId,
          revision: null,
          reason,
          edits: [{ field: 'plan', before, after }],
        })
      })
    },
  }
}
