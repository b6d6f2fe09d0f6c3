import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createBillingClient } from '../../../../test/billing-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { demoSeller } from '../../../seller-settings.ts'
import { addDays, daysBetween } from '../../platform/dates/days.ts'
import { fullCreditOf } from '../invoices/full-credit.ts'
import type { Invoice } from '../invoices/invoice.ts'
import { type InvoiceDraft, sellerParty } from '../invoices/issue-invoice.service.ts'
import { daysIn, yearAround } from '../money/periods.ts'
import {
  type CurrentPlan,
  draftOf,
  type PaidSubscription,
  planChangeOf,
  renewalOf,
} from './plan-change.ts'

const planOf = (id: number, pricePaise: number) => ({
  id,
  key: `p${id}`,
  name: `P${id}`,
  pricePaise,
})
const free = planOf(0, 0)
const seller = sellerParty(demoSeller)

/** An invoice with these amounts, as it is stored. */
function invoiceOf({ lines, amounts }: InvoiceDraft, placeOfSupply: string): Invoice {
  return {
    id: 1,
    kind: 'tax_invoice',
    state: 'paid',
    userId: 1,
    subscriptionId: 1,
    number: 'EB/2627/000001',
    issuedAt: new Date(),
    dueOn: null,
    seller,
    buyer: seller,
    placeOfSupply,
    lines,
    gstRate: amounts.gst_rate,
    taxablePaise: amounts.taxable_paise,
    cgstPaise: amounts.cgst_paise,
    sgstPaise: amounts.sgst_paise,
    igstPaise: amounts.igst_paise,
    roundingPaise: amounts.rounding_paise,
    totalPaise: amounts.total_paise,
    creditsId: null,
    reason: null,
    reminders: 0,
  }
}

/** A paid year of a plan, another price, and a day of the year. The years contain 29 February 2028. */
const cases = fc.record({
  start: fc.nat({ max: 1_500 }).map((days) => addDays('2026-06-01', days)),
  dayOfYear: fc.nat({ max: 364 }),
  price: fc.integer({ min: 100, max: 50_000_000 }),
  difference: fc.integer({ min: 1, max: 50_000_000 }),
  placeOfSupply: fc.constantFrom('27', '29'),
  isTaxed: fc.boolean(),
})

function situationOf({ start, price, placeOfSupply, isTaxed, dayOfYear }: Case) {
  const plan = planOf(1, price)
  const year = yearAround(start, start)
  const place = { isTaxed, sellerState: '29', placeOfSupply }
  const invoice = invoiceOf(draftOf(plan, year, year, place), placeOfSupply)
  const subscription: PaidSubscription = {
    id: 1,
    userId: 1,
    planId: plan.id,
    state: 'active',
    method: 'transfer',
    startsOn: start,
    endsOn: year.to,
    anchoredOn: start,
    nextPlanId: null,
    previousId: null,
    remindedFor: null,
    grantedBy: null,
    endedAt: null,
    createdAt: new Date(),
  }
  const current: CurrentPlan = { plan, paid: { subscription, invoice } }
  return { year, place, subscription, invoice, current, today: addDays(start, dayOfYear) }
}

type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never

/** Half a paisa rounded up, with whole numbers of any size. */
const shareExactly = (paise: number, of: number, over: number) =>
  Number((2n * BigInt(paise) * BigInt(of) + BigInt(over)) / (2n * BigInt(over)))

describe('the amounts of a change, for 10,000 days and prices', () => {
  it('to a dearer plan are those of the days that are left, in the invoice and the credit note', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { current, place, today, year } = situationOf(given)
        const target = planOf(2, given.price + given.difference)
        const change = planChangeOf({ today, current, target, place })
        const [days, all] = [daysBetween(today, year.to) + 1, daysIn(year)]
        const expected = (paise: number) => ({
          lines: [
            {
              from: today,
              to: year.to,
              days,
              of_days: all,
              taxable_paise: shareExactly(paise, days, all),
            },
          ],
        })
        expect(change).toMatchObject({ kind: 'upgrade', startsOn: today, endsOn: year.to })
        expect(change.invoice).toMatchObject(expected(target.pricePaise))
        expect(change.credit).toMatchObject(expected(given.price))
        const [invoice, credit] = [change.invoice?.amounts, change.credit?.amounts]
        const paid = current.paid?.invoice.totalPaise ?? 0
        expect(credit?.total_paise).toBeLessThanOrEqual(paid)
        expect(change.toPayPaise).toBe((invoice?.total_paise ?? 0) - (credit?.total_paise ?? 0))
        expect(change.toPayPaise).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 4_000 },
    )
  })

  it('to a cheaper plan are those of the renewal, and nothing is due before', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { current, place, subscription, today, year } = situationOf(given)
        const target = planOf(2, Math.max(1, given.price - given.difference))
        if (target.pricePaise === given.price) return
        const change = planChangeOf({ today, current, target, place })
        expect(change).toMatchObject({ kind: 'end', toPayPaise: 0, credit: null })
        expect(change.startsOn).toBe(addDays(year.to, 1))
        expect(change.invoice).toEqual(renewalOf(target, subscription, place))
        expect(change.invoice?.amounts.taxable_paise).toBe(target.pricePaise)
      }),
      { numRuns: 3_000 },
    )
  })

  it('that cancels are none, or the whole invoice if it is not paid', () => {
    fc.assert(
      fc.property(cases, fc.boolean(), (given, isPaid) => {
        const { current, place, subscription, invoice, today, year } = situationOf(given)
        const open = { ...invoice, state: 'issued' as const }
        const paid = isPaid ? current.paid : { subscription, invoice: open }
        const change = planChangeOf({ today, current: { ...current, paid }, target: free, place })
        expect(change).toMatchObject({
          kind: isPaid ? 'end' : 'withdraw',
          startsOn: isPaid ? addDays(year.to, 1) : today,
          endsOn: null,
          invoice: null,
          credit: isPaid ? null : fullCreditOf(open),
          toPayPaise: 0,
        })
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('what a user saw in the preview', () => {
  let database: TestApp['database']
  let client: ReturnType<typeof createBillingClient>
  let admin: SignedIn

  beforeAll(async () => {
    const created = await createTestApp({ config: { seller: demoSeller } })
    database = created.database
    client = createBillingClient(created.app, database)
    admin = await addSignedIn(database, { isAdmin: true })
  })
  afterEach(() => vi.useRealTimers())

  const draftsOf = async (by: SignedIn, id: number) => {
    const { summary, amounts, to_pay_paise: toPay } = await client.json(by, `/my-invoices/${id}`)
    return { invoice: { lines: summary.lines, amounts }, toPay }
  }

  const newestNoteOf = async (by: SignedIn): Promise<number> =>
    (await client.json(by, '/my-billing')).invoices.find(
      ({ kind }: { kind: string }) => kind === 'credit_note',
    ).id

  it.each([
    ['2028-02-29', '2028-02-29'],
    ['2028-02-29', '2029-02-27'],
    ['2027-03-01', '2028-02-29'],
    ['2027-03-31', '2027-04-01'],
    ['2027-12-31', '2028-01-01'],
    ['2027-01-31', '2027-07-15'],
  ])('is invoiced to the paisa: bought on %s, changed on %s', async (bought, changed) => {
    const at = (day: string) => new Date(`${day}T12:00:00+05:30`)
    vi.useFakeTimers({ toFake: ['Date'], now: at(bought) })
    const user = await addSignedIn(database)
    await client.saveProfile(user)
    const start = await client.preview(user, 'growth')
    const { invoice_id: first } = await client.change(user, 'growth')
    expect(await draftsOf(user, first)).toEqual({
      invoice: start.invoice,
      toPay: start.to_pay_paise,
    })
    expect((await client.confirm(admin, first)).statusCode).toBe(200)
    vi.setSystemTime(at(changed))
    const upgrade = await client.preview(user, 'group')
    const { invoice_id: second } = await client.change(user, 'group')
    expect(await draftsOf(user, second)).toEqual({
      invoice: upgrade.invoice,
      toPay: upgrade.to_pay_paise,
    })
    expect((await draftsOf(user, await newestNoteOf(user))).invoice).toEqual(upgrade.credit)
    const withdrawal = await client.preview(user, 'free')
    await client.change(user, 'free')
    expect((await draftsOf(user, await newestNoteOf(user))).invoice).toEqual(withdrawal.credit)
  })
})
