import { userOf } from '../../caller.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { GrantPlanService } from './subscriptions/grant-plan.service.ts'
import type { MyPlanService } from './subscriptions/my-plan.service.ts'

interface BillingServices {
  readonly myPlan: MyPlanService
  readonly grants: GrantPlanService
}

export function billingHandlers({ myPlan, grants }: BillingServices) {
  return {
    getMyPlan: (request) => myPlan.read(userOf(request)),

    async grantPlan(request) {
      await grants.grant(userOf(request), request.params.userId, request.body)
      return { status: 200, msg: 'Plan changed' }
    },
  } satisfies Partial<Handlers>
}
