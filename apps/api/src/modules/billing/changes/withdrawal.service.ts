import type { Db } from '../../../db/connect.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { fullCreditOf } from '../invoices/full-credit.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import type { IssueInvoice } from '../invoices/issue-invoice.service.ts'
import type { PaymentsRepository } from '../payments/payments.repository.ts'
import type { PlanRow } from '../plans/plan-row.ts'
import type { PlanVersionsRepository } from '../plans/plan-versions.repository.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'
import { toPaidSubscription } from './paid-subscription.ts'
import type { PaidSubscription } from './plan-change.ts'

export type Withdrawal = ReturnType<typeof createWithdrawal>

interface WithdrawalDeps {
  readonly invoices: InvoicesRepository
  readonly issue: IssueInvoice
  readonly payments: PaymentsRepository
  readonly subscriptions: SubscriptionsRepository
  readonly versions: PlanVersionsRepository
}

interface Unpaid {
  readonly subscription: PaidSubscription
  readonly invoice: Invoice
  /** On the credit note. */
  readonly reason: string
}

/** Ends plans whose invoice is not paid. Nothing that was listed is hidden or deleted. */
export function createWithdrawal(deps: WithdrawalDeps) {
  const { invoices, issue, payments, subscriptions, versions } = deps

  /** The plan that an upgrade replaced, while its year lasts. */
  async function replacedBy({ previousId }: PaidSubscription, tx?: Db) {
    const found = previousId === null ? undefined : await subscriptions.find(previousId, tx)
    const previous = found && toPaidSubscription(found)
    return previous && previous.endsOn >= todayInIndia() ? previous : undefined
  }

  /** Continues the replaced plan: its credit pays for the days that are left. */
  async function restore(tx: Db, previous: PaidSubscription, note: Invoice): Promise<PlanRow> {
    const { userId, planId, endsOn, anchoredOn } = previous
    const credited = await invoices.creditOf(tx, previous.id)
    const plan = await versions.find(planId, tx)
    if (!plan || !credited) throw new Error('The replaced plan is incomplete')
    const subscriptionId = await subscriptions.add(tx, {
      userId,
      planId,
      state: 'active',
      method: 'transfer',
      startsOn: todayInIndia(),
      endsOn,
      anchoredOn,
    })
    const invoice = await issue.invoice(tx, {
      userId,
      subscriptionId,
      seller: credited.seller,
      buyer: credited.buyer,
      draft: fullCreditOf(credited),
      dueOn: todayInIndia(),
    })
    await payments.add(tx, {
      invoiceId: invoice.id,
      method: 'credit',
      state: 'captured',
      paise: invoice.totalPaise,
      reference: note.number ?? '',
      decidedAt: new Date(),
    })
    await invoices.setState(tx, invoice, 'paid')
    return plan
  }

  return {
    /** The plan that continues after a withdrawal; undefined for the first plan. */
    async planAfter(subscription: PaidSubscription): Promise<PlanRow | undefined> {
      const previous = await replacedBy(subscription)
      return previous && versions.find(previous.planId)
    },

    /** Credits the invoice, and returns the plan that the user has from now on. */
    async withdraw(tx: Db, { subscription, invoice, reason }: Unpaid): Promise<PlanRow> {
      const note = await issue.creditNote(tx, invoice, fullCreditOf(invoice), reason)
      await invoices.setState(tx, invoice, 'credited')
      await subscriptions.setState(tx, subscription, 'ended')
      const previous = await replacedBy(subscription, tx)
      const plan = previous ? await restore(tx, previous, note) : (await versions.offered(tx))[0]
      if (!plan) throw new Error('There is no plan')
      await subscriptions.notePlan(tx, [subscription.userId], plan.key)
      return plan
    },
  }
}
