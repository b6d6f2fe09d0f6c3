import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { Seller } from '../../../seller-settings.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { toDraft } from '../invoices/to-invoice.ts'
import type { PlanRow } from '../plans/plan-row.ts'
import type { BillingProfile } from '../profile/billing-profile.ts'
import { toPlan } from '../subscriptions/to-plan.ts'
import type { ChangingDeps } from './changing-deps.ts'
import { toPaidSubscription } from './paid-subscription.ts'
import { type CurrentPlan, type PlanChange, planChangeOf, renewalOf } from './plan-change.ts'
import { startPlan } from './start-plan.ts'
import { taxPlaceOf } from './tax-place.ts'

export type PlanChangeService = ReturnType<typeof createPlanChangeService>

/** The values that a change is computed from. */
interface ChangeState {
  readonly change: PlanChange
  readonly current: CurrentPlan & { readonly plan: PlanRow }
  readonly target: PlanRow
  readonly buyer: BillingProfile
  readonly seller: Seller
}

/** Previews and makes the changes of plan that users pay for. */
export function createPlanChangeService(deps: ChangingDeps) {
  const { invoices, issue, emails, outbox, payments, profiles, subscriptions, versions } = deps

  async function currentOf(userId: number, offered: readonly PlanRow[], tx?: Db) {
    const live = await subscriptions.liveOf(userId, tx)
    const plan = live ? await versions.find(live.planId, tx) : offered[0]
    if (!plan) throw new Error('There is no plan')
    const subscription = live && toPaidSubscription(live)
    if (!subscription) return { plan, paid: null, granted: live }
    const invoice = await invoices.newestOf(subscription.id, tx)
    if (!invoice) throw new Error(`Subscription ${subscription.id} has no invoice`)
    return { plan, paid: { subscription, invoice }, granted: undefined }
  }

  async function stateOf(userId: number, key: string, tx?: Db) {
    const { seller } = deps
    if (!seller)
      throw new AppError('conflict', 'Plans cannot be bought here yet. Contact us to change yours.')
    const offered = await versions.offered(tx)
    const target = offered.find((plan) => plan.key === key)
    if (!target) throw invalid('plan', 'is not offered')
    const current = await currentOf(userId, offered, tx)
    const buyer = await profiles.find(userId, tx)
    if (!buyer) throw new AppError('conflict', 'Enter your billing details first.')
    const change = planChangeOf({
      today: todayInIndia(),
      current,
      target,
      place: taxPlaceOf(seller, buyer),
    })
    return { change, current, target, buyer, seller } satisfies ChangeState & {
      current: { granted: unknown }
    }
  }

  /** Starts a plan with its invoice, which it returns. */
  async function start(tx: Db, userId: number, state: ChangeState, previousId: number | null) {
    const { change, target, buyer, seller } = state
    const { endsOn, invoice: draft, dueOn } = change
    if (!endsOn || !draft || !dueOn) throw new Error('A paid plan has an end and an invoice')
    return startPlan(deps, tx, {
      userId,
      plan: target,
      seller,
      buyer,
      startsOn: change.startsOn,
      endsOn,
      anchoredOn: change.anchoredOn,
      previousId,
      draft,
      dueOn,
    })
  }

  /** Replaces a plan; its unused days pay for a part of the new invoice. */
  async function upgrade(tx: Db, userId: number, state: ChangeState) {
    const { change, current } = state
    if (!current.paid || !change.credit) throw new Error('An upgrade replaces a paid plan')
    const { subscription, invoice: replaced } = current.paid
    const note = await issue.creditNote(tx, replaced, change.credit, 'Unused days after an upgrade')
    if (note.totalPaise === replaced.totalPaise) await invoices.setState(tx, replaced, 'credited')
    await subscriptions.setState(tx, subscription, 'ended')
    const invoice = await start(tx, userId, state, subscription.id)
    await payments.add(tx, {
      invoiceId: invoice.id,
      method: 'credit',
      state: 'captured',
      paise: Math.min(note.totalPaise, invoice.totalPaise),
      reference: note.number ?? '',
      decidedAt: new Date(),
    })
    if (change.toPayPaise === 0) await invoices.setState(tx, invoice, 'paid')
    return invoice
  }

  /** Returns the invoice to pay, if there is one. */
  async function apply(tx: Db, userId: number, state: Awaited<ReturnType<typeof stateOf>>) {
    const { change, current, target } = state
    const paid = current.paid
    if (change.kind === 'upgrade') return upgrade(tx, userId, state)
    if (change.kind === 'start' || !paid) {
      if (current.granted) await subscriptions.setState(tx, current.granted, 'ended')
      return start(tx, userId, state, null)
    }
    if (change.kind === 'withdraw') {
      if (await payments.pendingOf(paid.invoice.id, tx))
        throw new AppError(
          'conflict',
          'We are looking for your payment. You can cancel once it is confirmed or refused.',
        )
      await deps.withdrawal.withdraw(tx, { ...paid, reason: 'Cancelled before payment' })
      return null
    }
    if (paid.subscription.state === 'active')
      await subscriptions.setState(tx, paid.subscription, 'ending')
    const nextPlanId = target.pricePaise === 0 ? null : target.id
    await subscriptions.setNextPlan(tx, paid.subscription.id, nextPlanId)
    return null
  }

  return {
    /** The `PlanChange` of the contract. Throws `invalid_request` and `conflict`. */
    async preview({ userId }: Caller, key: string): Promise<Schema<'PlanChange'>> {
      const { change, current, target, buyer, seller } = await stateOf(userId, key)
      const place = taxPlaceOf(seller, buyer)
      const from = toPlan(current.plan)
      const next = yearFrom(change)
      const continued =
        change.kind === 'withdraw' && current.paid
          ? await deps.withdrawal.planAfter(current.paid.subscription)
          : undefined
      const { invoice, credit } = change
      return {
        kind: change.kind,
        from,
        to: toPlan(continued ?? target),
        starts_on: change.startsOn,
        ends_on: change.endsOn,
        due_on: change.dueOn,
        invoice: invoice && toDraft(invoice, buyer.stateCode),
        credit: credit && toDraft(credit, current.paid?.invoice.placeOfSupply ?? buyer.stateCode),
        credited_number: credit ? (current.paid?.invoice.number ?? null) : null,
        to_pay_paise: change.toPayPaise,
        renews_paise: next && renewalOf(target, next, place).amounts.total_paise,
      }
    },

    /** Makes the change if it still costs what the user saw. Throws `invalid_request`, `conflict`. */
    async change({ userId }: Caller, { plan, to_pay_paise: expected }: Body<'changeMyPlan'>) {
      const invoice = await subscriptions.transaction(async (tx) => {
        await subscriptions.lockUser(tx, userId)
        const state = await stateOf(userId, plan, tx)
        if (state.change.toPayPaise !== expected)
          throw new AppError('conflict', 'The amount has changed. Check it again.')
        const issued = await apply(tx, userId, state)
        if (issued) await emails.invoiceIssued(tx, issued, state.change.toPayPaise)
        return issued
      })
      outbox.wake()
      // An invoice that was withdrawn cannot be paid online any more.
      deps.online?.work.wake()
      return { status: 200, msg: 'Plan changed', invoice_id: invoice?.id ?? null }
    },

    /** Throws `conflict` if no change is planned. */
    async undo({ userId }: Caller): Promise<void> {
      await subscriptions.transaction(async (tx) => {
        await subscriptions.lockUser(tx, userId)
        const live = await subscriptions.liveOf(userId, tx)
        if (live?.state !== 'ending' || live.method === 'granted')
          throw new AppError('conflict', 'No change is planned.')
        await subscriptions.setState(tx, live, 'active')
        await subscriptions.setNextPlan(tx, live.id, null)
      })
    },
  }
}

/** The year that the following one is counted from; null for a free plan. */
const yearFrom = ({ endsOn, anchoredOn }: PlanChange) =>
  endsOn === null ? null : { endsOn, anchoredOn }
