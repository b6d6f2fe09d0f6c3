import { AppError } from '../../../app-error.ts'
import type { InvoiceLine } from '../../../db/schema/index.ts'
import { addDays } from '../../platform/dates/days.ts'
import { fullCreditOf } from '../invoices/full-credit.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { InvoiceDraft } from '../invoices/issue-invoice.service.ts'
import { daysIn, daysToPay, type Period, yearAround } from '../money/periods.ts'
import { amountsOf, gstRate, sac, shareOf, type TaxPlace } from '../money/tax.ts'
import type { PlanRow } from '../plans/plan-row.ts'
import type { Subscription } from '../subscriptions/subscription.ts'

type PricedPlan = Pick<PlanRow, 'id' | 'key' | 'name' | 'pricePaise'>

/** A subscription to a paid plan, which has an end. */
export interface PaidSubscription extends Subscription {
  readonly endsOn: string
  readonly anchoredOn: string
}

/** A user's current plan. */
export interface CurrentPlan {
  readonly plan: PricedPlan
  /** Null for the first plan and a granted one. */
  readonly paid: { readonly subscription: PaidSubscription; readonly invoice: Invoice } | null
}

/** The effect of a change, with the amounts of its invoice and its credit note. */
export interface PlanChange {
  /** `end`: at the end of the period. `withdraw`: now, because the invoice is not paid. */
  readonly kind: 'start' | 'upgrade' | 'end' | 'withdraw'
  /** Of the new plan, without a last day for a free one. */
  readonly startsOn: string
  readonly endsOn: string | null
  /** From which the years of the new plan are counted. */
  readonly anchoredOn: string
  readonly dueOn: string | null
  readonly invoice: InvoiceDraft | null
  readonly credit: InvoiceDraft | null
  readonly toPayPaise: number
}

interface ChangeRequest {
  readonly today: string
  readonly current: CurrentPlan
  readonly target: PricedPlan
  readonly place: TaxPlace
}

/** One line for a part of a year of a plan, with its tax. */
export function draftOf(
  { name, pricePaise }: Pick<PricedPlan, 'name' | 'pricePaise'>,
  period: Period,
  year: Period,
  place: TaxPlace,
): InvoiceDraft {
  const days = daysIn(period)
  const ofDays = daysIn(year)
  const line: InvoiceLine = {
    plan: name,
    from: period.from,
    to: period.to,
    days,
    of_days: ofDays,
    sac,
    taxable_paise: shareOf(pricePaise, days, ofDays),
  }
  return {
    lines: [line],
    amounts: {
      ...amountsOf([line.taxable_paise], place),
      gst_rate: place.isTaxed ? gstRate : 0,
    },
  }
}

/** The place of taxation of an invoice, for its credit note. */
const placeOf = ({ seller, placeOfSupply, gstRate: rate }: Invoice): TaxPlace => ({
  isTaxed: rate > 0,
  sellerState: seller.state_code,
  placeOfSupply,
})

/** The effect of a change to another plan today. Throws `conflict` if it is not possible. */
export function planChangeOf(request: ChangeRequest): PlanChange {
  const { current, target } = request
  const { paid } = current
  if (paid === null) return startOf(request)
  if (target.id === paid.subscription.planId)
    throw new AppError('conflict', 'You already have this plan.')
  if (paid.invoice.state === 'issued') return withdrawalOf(request, paid.invoice)
  return target.pricePaise > current.plan.pricePaise
    ? upgradeOf(request, paid)
    : endOf(request, paid.subscription)
}

function startOf({ today, current, target, place }: ChangeRequest): PlanChange {
  if (target.pricePaise === 0 || target.id === current.plan.id)
    throw new AppError('conflict', 'There is nothing to change: no payment is due for your plan.')
  const year = yearAround(today, today)
  const invoice = draftOf(target, year, year, place)
  return {
    kind: 'start',
    startsOn: today,
    endsOn: year.to,
    anchoredOn: today,
    dueOn: addDays(today, daysToPay),
    invoice,
    credit: null,
    toPayPaise: invoice.amounts.total_paise,
  }
}

/** The dearer plan until the end of the running year, less the unused days of the present one. */
function upgradeOf(
  { today, current, target, place }: ChangeRequest,
  { subscription, invoice: paidInvoice }: NonNullable<CurrentPlan['paid']>,
): PlanChange {
  const { anchoredOn, endsOn } = subscription
  const year = yearAround(anchoredOn, endsOn)
  const rest = { from: today, to: endsOn }
  const invoice = draftOf(target, rest, year, place)
  const credit = draftOf(current.plan, rest, year, placeOf(paidInvoice))
  const due = invoice.amounts.total_paise - credit.amounts.total_paise
  return {
    kind: 'upgrade',
    startsOn: today,
    endsOn,
    anchoredOn,
    dueOn: addDays(today, daysToPay),
    invoice,
    credit,
    toPayPaise: Math.max(0, due),
  }
}

function endOf({ target, place }: ChangeRequest, ending: PaidSubscription): PlanChange {
  const startsOn = addDays(ending.endsOn, 1)
  if (target.id === ending.nextPlanId)
    throw new AppError('conflict', 'This change is already planned.')
  if (ending.state === 'ending' && ending.nextPlanId === null && target.pricePaise === 0)
    throw new AppError('conflict', 'This plan is already cancelled.')
  const isFree = target.pricePaise === 0
  return {
    kind: 'end',
    startsOn,
    endsOn: isFree ? null : yearAround(ending.anchoredOn, startsOn).to,
    anchoredOn: ending.anchoredOn,
    dueOn: isFree ? null : addDays(startsOn, daysToPay),
    invoice: isFree ? null : renewalOf(target, ending, place),
    credit: null,
    toPayPaise: 0,
  }
}

/** The invoice for the year after the running one. */
export function renewalOf(
  plan: PricedPlan,
  { anchoredOn, endsOn }: Pick<PaidSubscription, 'anchoredOn' | 'endsOn'>,
  place: TaxPlace,
): InvoiceDraft {
  const year = yearAround(anchoredOn, addDays(endsOn, 1))
  return draftOf(plan, year, year, place)
}

function withdrawalOf({ today, target }: ChangeRequest, invoice: Invoice): PlanChange {
  if (target.pricePaise > 0)
    throw new AppError(
      'conflict',
      `Pay the invoice ${invoice.number} first, or cancel the plan that it is for.`,
    )
  return {
    kind: 'withdraw',
    startsOn: today,
    endsOn: null,
    anchoredOn: today,
    dueOn: null,
    invoice: null,
    credit: fullCreditOf(invoice),
    toPayPaise: 0,
  }
}
