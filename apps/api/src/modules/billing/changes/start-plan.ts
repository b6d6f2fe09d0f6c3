import type { Db } from '../../../db/connect.ts'
import type { Seller } from '../../../seller-settings.ts'
import { buyerParty, type IssueInvoice, sellerParty } from '../invoices/issue-invoice.service.ts'
import type { PlanRow } from '../plans/plan-row.ts'
import type { BillingProfile } from '../profile/billing-profile.ts'
import type { ChangingDeps } from './changing-deps.ts'

interface StartedPlan {
  readonly userId: number
  readonly plan: PlanRow
  readonly seller: Seller
  readonly buyer: BillingProfile
  readonly startsOn: string
  readonly endsOn: string
  readonly anchoredOn: string
  /** The subscription that it replaces. */
  readonly previousId: number | null
  readonly draft: Parameters<IssueInvoice['invoice']>[1]['draft']
  readonly dueOn: string
}

/** Starts a paid plan with its invoice, which it returns. */
export async function startPlan(
  { subscriptions, issue }: Pick<ChangingDeps, 'subscriptions' | 'issue'>,
  tx: Db,
  started: StartedPlan,
) {
  const { userId, plan, seller, buyer, draft, dueOn } = started
  const subscriptionId = await subscriptions.add(tx, {
    userId,
    planId: plan.id,
    state: 'active',
    method: 'transfer',
    startsOn: started.startsOn,
    endsOn: started.endsOn,
    anchoredOn: started.anchoredOn,
    previousId: started.previousId,
  })
  await subscriptions.notePlan(tx, [userId], plan.key)
  return issue.invoice(tx, {
    userId,
    subscriptionId,
    seller: sellerParty(seller),
    buyer: buyerParty(buyer),
    draft,
    dueOn,
  })
}
