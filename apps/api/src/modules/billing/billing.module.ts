import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { ScheduledTask } from '../platform/queue/task-queue.ts'
import type { AuditService } from '../trust/audit/audit.service.ts'
import { billingHandlers } from './billing.handlers.ts'
import { createPlanVersionsRepository } from './plans/plan-versions.repository.ts'
import { createPlanVersionsService } from './plans/plan-versions.service.ts'
import { createPlansRepository } from './plans/plans.repository.ts'
import { createPlansService } from './plans/plans.service.ts'
import { createGrantPlanService } from './subscriptions/grant-plan.service.ts'
import { createMyPlanService } from './subscriptions/my-plan.service.ts'
import { createSubscriptionUpkeep } from './subscriptions/subscription-upkeep.ts'
import { createSubscriptionsRepository } from './subscriptions/subscriptions.repository.ts'

interface BillingDeps {
  readonly audit: AuditService
  readonly config: Pick<Config, 'plans'>
  readonly database: Database
}

/** Plans, what they allow, and who has which. */
export function createBillingModule({ audit, config, database }: BillingDeps) {
  const { db } = database
  const usage = createPlansRepository(db)
  const plans = createPlansService(usage)
  const versionsRepository = createPlanVersionsRepository(db)
  const versions = createPlanVersionsService(versionsRepository, config.plans)
  const subscriptions = createSubscriptionsRepository(db)
  const grants = createGrantPlanService({ audit, subscriptions, versions: versionsRepository })
  const upkeep = createSubscriptionUpkeep({ subscriptions, versions: versionsRepository })
  const myPlan = createMyPlanService({ plans, usage, versions, subscriptions })
  return {
    plans,
    planForAdmins: myPlan.forAdmins,
    /** Call it before the first request. */
    syncPlans: versions.sync,
    tasks: [
      { name: 'end-subscriptions', cron: '5 * * * *', run: upkeep.run },
    ] satisfies ScheduledTask[],
    handlers: billingHandlers({ myPlan, grants }) satisfies Partial<Handlers>,
  }
}
