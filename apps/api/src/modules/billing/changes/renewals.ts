import type { Db } from '../../../db/connect.ts'
import { addDays } from '../../platform/dates/days.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { runEach } from '../../platform/queue/run-each.ts'
import { daysToPay, graceDays, yearAround } from '../money/periods.ts'
import { ProviderError } from '../online/payment-provider.ts'
import type { PlanRow } from '../plans/plan-row.ts'
import type { ChangingDeps } from './changing-deps.ts'
import { toPaidSubscription } from './paid-subscription.ts'
import { type PaidSubscription, renewalOf } from './plan-change.ts'
import { renewedPlan } from './renewed-plan.ts'
import { startPlan } from './start-plan.ts'
import { taxPlaceOf } from './tax-place.ts'

/** Days before the renewal on which the user reads what it costs and how to cancel. */
const noticeDays = 7

/** Days after the due day on which the first, second and third reminder are sent. */
const reminderDays = [1, 5, 10]

/**
 * Announces renewals, renews or ends plans after their last day, and reminds of unpaid invoices. Each
 * subscription has a transaction of its own, so that one that fails does not stop the others.
 * Nothing that was listed is ever hidden or deleted.
 */
export function createRenewals(deps: ChangingDeps) {
  const { invoices, emails, payments, profiles, seller, subscriptions, versions } = deps

  /** The live subscription of a user, who is locked; undefined if it has changed meanwhile. */
  async function lockLive(tx: Db, { id, userId }: { id: number; userId: number }) {
    await subscriptions.lockUser(tx, userId)
    const live = await subscriptions.liveOf(userId, tx)
    return live?.id === id ? live : undefined
  }

  /** The plan of the following year, and what it costs; undefined if there is none. */
  async function renewal(tx: Db, paid: PaidSubscription) {
    const buyer = await profiles.find(paid.userId, tx)
    const plan = await renewedPlan(versions, paid, tx)
    if (!seller || !buyer || !plan) return undefined
    return { plan, seller, buyer, draft: renewalOf(plan, paid, taxPlaceOf(seller, buyer)) }
  }

  const announce = (found: { id: number; userId: number }) =>
    subscriptions.transaction(async (tx) => {
      const live = await lockLive(tx, found)
      const paid = live && toPaidSubscription(live)
      if (paid?.state !== 'active' || paid.remindedFor === paid.endsOn) return
      const next = await renewal(tx, paid)
      const plan = await versions.find(paid.planId, tx)
      await emails.renewal(tx, {
        userId: paid.userId,
        plan: plan?.name ?? '',
        endsOn: paid.endsOn,
        paise: next?.draft.amounts.total_paise ?? null,
      })
      await subscriptions.noteReminder(tx, paid)
    })

  async function renew(
    tx: Db,
    paid: PaidSubscription,
    { plan, seller, buyer, draft }: NonNullable<Awaited<ReturnType<typeof renewal>>>,
  ) {
    const { userId, anchoredOn } = paid
    const startsOn = addDays(paid.endsOn, 1)
    const invoice = await startPlan(deps, tx, {
      userId,
      plan,
      seller,
      buyer,
      startsOn,
      endsOn: yearAround(anchoredOn, startsOn).to,
      anchoredOn,
      previousId: null,
      draft,
      dueOn: addDays(todayInIndia(), daysToPay),
    })
    await emails.invoiceIssued(tx, invoice, invoice.totalPaise)
  }

  /** Without a plan that follows, or with an unpaid invoice, the user has the first plan again. */
  async function endOrRenew(tx: Db, found: { id: number; userId: number }, first: PlanRow) {
    const live = await lockLive(tx, found)
    if (!live || live.endsOn === null || live.endsOn >= todayInIndia()) return
    const paid = toPaidSubscription(live)
    const isUnpaid = paid && (await invoices.newestOf(paid.id, tx))?.state === 'issued'
    const next = paid && !isUnpaid ? await renewal(tx, paid) : undefined
    await subscriptions.setState(tx, live, 'ended')
    if (paid && next) return renew(tx, paid, next)
    await subscriptions.notePlan(tx, [live.userId], first.key)
    if (paid) await emails.ended(tx, live.userId, first.name)
  }

  const remind = (invoiceId: number, today: string) =>
    subscriptions.transaction(async (tx) => {
      const { userId, subscriptionId } = (await invoices.find(invoiceId, tx)) ?? {}
      const live = userId && subscriptionId && (await lockLive(tx, { id: subscriptionId, userId }))
      const subscription = live ? toPaidSubscription(live) : undefined
      const invoice = await invoices.lock(tx, invoiceId)
      if (!subscription || invoice?.state !== 'issued' || invoice.dueOn === null) return
      if (await payments.pendingOf(invoiceId, tx)) return
      if (addDays(invoice.dueOn, graceDays) < today) {
        const reason = 'Not paid'
        const plan = await deps.withdrawal.withdraw(tx, { subscription, invoice, reason })
        await emails.ended(tx, subscription.userId, plan.name)
        return
      }
      if (subscription.state === 'active')
        await subscriptions.setState(tx, subscription, 'past_due')
      const after = reminderDays[invoice.reminders]
      if (after === undefined || addDays(invoice.dueOn, after) > today) return
      const { total } = await invoices.paidFor(invoiceId, tx)
      await emails.reminder(tx, invoice, {
        paise: invoice.totalPaise - total,
        lastDay: addDays(invoice.dueOn, graceDays),
      })
      await invoices.countReminder(tx, invoiceId)
    })

  /** Whether it is certain that nobody has paid the invoice online: an event may be lost. */
  async function isKnown(invoiceId: number): Promise<boolean> {
    try {
      await deps.online?.payments.makeSure(invoiceId)
      return true
    } catch (error) {
      if (error instanceof ProviderError) return false
      throw error
    }
  }

  return {
    /** Throws what has failed after everything was tried. */
    async run(): Promise<void> {
      const today = todayInIndia()
      const [first] = await versions.offered()
      if (!first) return
      const steps = [
        async () =>
          runEach(await subscriptions.toRemind(today, addDays(today, noticeDays)), announce),
        async () =>
          runEach(await subscriptions.expired(today), (found) =>
            subscriptions.transaction((tx) => endOrRenew(tx, found, first)),
          ),
        async () =>
          runEach(await invoices.due(addDays(today, -1)), async ({ id }) => {
            if (await isKnown(id)) await remind(id, today)
          }),
      ]
      try {
        await runEach(steps, (step) => step())
      } finally {
        deps.outbox.wake()
      }
    },
  }
}
