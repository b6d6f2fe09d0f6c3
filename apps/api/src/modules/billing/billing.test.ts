import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { createBillingClient } from '../../../test/billing-client.ts'
import { billingProfile } from '../../../test/billing-records.ts'
import { addSignedIn } from '../../../test/users.ts'
import { demoSeller } from '../../seller-settings.ts'
import { addDays } from '../platform/dates/days.ts'
import { todayInIndia } from '../platform/dates/today-in-india.ts'
import { addMonths, daysIn } from './money/periods.ts'
import { amountsOf, shareOf } from './money/tax.ts'

const { app, database } = await createTestApp({ config: { seller: demoSeller } })
const admin = await addSignedIn(database, { isAdmin: true })
const client = createBillingClient(app, database)
const today = todayInIndia()
const lastDay = addDays(addMonths(today, 12), -1)

describe('billing details', () => {
  it.each([
    [{ legal_name: ' ' }, 'legal_name'],
    [{ legal_name: 'V ' }, 'legal_name'],
    [{ address: '' }, 'address'],
    [{ address: 'M' }, 'address'],
    [{ state_code: '25' }, 'state_code'],
    [{ gstin: '29AAPFU0939F1ZV' }, 'gstin'],
    [{ gstin: '27AAPFU0939F1ZV' }, 'gstin'],
    [{ email: 'nobody' }, 'email'],
  ])('say what to correct: %j', async (change, field) => {
    const user = await addSignedIn(database)
    const response = await client.saveProfile(user, change)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].field).toContain(field)
    expect(await client.json(user, '/my-billing')).toMatchObject({ profile: null, can_pay: true })
  })

  it('are saved and shown', async () => {
    const user = await addSignedIn(database)
    const given = { state_code: '27', gstin: '27AAPFU0939F1ZV', legal_name: 'विद्या निकेतन' }
    expect((await client.saveProfile(user, given)).statusCode).toBe(200)
    const found = await client.json(user, '/my-billing')
    expect(found.profile).toEqual({ ...billingProfile, ...given })
    expect(found.states).toHaveLength(36)
  })

  it('are needed before a plan is bought', async () => {
    const user = await addSignedIn(database)
    const response = await client.get(user, '/my-plan/preview?plan=growth')
    expect(response.statusCode).toBe(409)
    expect(response.json().msg).toBe('Enter your billing details first.')
  })
})

describe('a plan', () => {
  it('starts at once, with an invoice of the previewed amounts', async () => {
    const user = await addSignedIn(database)
    await client.saveProfile(user)
    const preview = await client.preview(user, 'growth')
    expect(preview).toMatchObject({
      kind: 'start',
      starts_on: today,
      ends_on: lastDay,
      due_on: addDays(today, 7),
      to_pay_paise: 1_769_900,
      renews_paise: 1_769_900,
      credit: null,
    })
    const { invoice_id: id } = await client.change(user, 'growth')
    const invoice = await client.json(user, `/my-invoices/${id}`)
    expect(invoice.amounts).toEqual(preview.invoice.amounts)
    expect(invoice.summary.lines).toEqual(preview.invoice.lines)
    expect(invoice).toMatchObject({
      summary: { kind: 'tax_invoice', state: 'issued', due_on: addDays(today, 7) },
      to_pay_paise: 1_769_900,
      pay_to: { upi_id: 'demo@examplebank', is_demo: true, bank: { account: '000012345678' } },
      payment: null,
    })
    expect(invoice.pay_to.upi_uri).toContain(
      `pn=EdBazaar%20Demo&am=17699.00&cu=INR&tn=${encodeURIComponent(invoice.summary.number)}`,
    )
    expect(await client.json(user, '/my-plan')).toMatchObject({
      plan: { key: 'growth' },
      is_granted: false,
      until: lastDay,
      subscription: { state: 'active', ends_on: lastDay, next_plan: null, open_invoice_id: id },
    })
    expect(await client.emailsTo('accounts@example.in')).toContainEqual(
      expect.stringContaining(`Invoice ${invoice.summary.number}: ₹17,699 by`),
    )
  })

  it('is not changed for another amount than the user saw', async () => {
    const user = await addSignedIn(database)
    await client.saveProfile(user)
    const payload = { plan: 'growth', to_pay_paise: 1 }
    expect((await client.send(user, 'POST', '/my-plan/change', payload)).statusCode).toBe(409)
    expect(await client.documentsOf(user.id)).toEqual([])
  })

  it('is bought once by two requests at the same time', async () => {
    const user = await addSignedIn(database)
    await client.saveProfile(user)
    const payload = { plan: 'growth', to_pay_paise: 1_769_900 }
    const sent = [1, 2].map(() => client.send(user, 'POST', '/my-plan/change', payload))
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 409])
    expect(await client.documentsOf(user.id)).toHaveLength(1)
  })

  it.each(['gold', 'free'])('cannot be changed to %s from the first one', async (plan) => {
    const user = await addSignedIn(database)
    await client.saveProfile(user)
    const { statusCode } = await client.get(user, `/my-plan/preview?plan=${plan}`)
    expect(statusCode).toBe(plan === 'gold' ? 400 : 409)
  })
})

describe('a payment', () => {
  it('is confirmed by an admin with the reference of the bank', async () => {
    const user = await addSignedIn(database)
    const id = await client.subscribe(user)
    const reference = client.newReference()
    const url = `/my-invoices/${id}/reference`
    expect((await client.send(user, 'POST', url, { reference: '6324 1507 8123' })).statusCode).toBe(
      200,
    )
    expect((await client.send(user, 'POST', url, { reference })).statusCode).toBe(200)
    expect((await client.json(user, `/my-invoices/${id}`)).payment).toMatchObject({
      reference,
      state: 'pending',
    })
    expect((await client.confirm(admin, id, reference)).statusCode).toBe(200)
    expect(await client.json(user, `/my-invoices/${id}`)).toMatchObject({
      summary: { state: 'paid' },
      to_pay_paise: 0,
      pay_to: null,
      payment: { reference, state: 'captured' },
    })
    expect((await client.confirm(admin, id)).statusCode).toBe(409)
    const other = await client.subscribe(await addSignedIn(database))
    expect((await client.confirm(admin, other, reference)).statusCode).toBe(409)
    expect((await client.confirm(admin, other)).statusCode).toBe(200)
  })

  it.each(['12', '12345678901', '1234567890123', 'ABCDEFGHIJKL', '=HYPERLINK("a")'])(
    'needs a reference that banks write, not %j',
    async (reference) => {
      const user = await addSignedIn(database)
      const id = await client.subscribe(user)
      const sent = await client.send(user, 'POST', `/my-invoices/${id}/reference`, { reference })
      expect(sent.statusCode).toBe(400)
    },
  )

  it('that is not found is refused with a reason, and can be sent again', async () => {
    const user = await addSignedIn(database)
    const id = await client.subscribe(user)
    const refuse = () =>
      client.send(admin, 'POST', `/admin/invoices/${id}/refusal`, { reason: 'No such transfer' })
    expect((await refuse()).statusCode).toBe(409)
    const reference = client.newReference()
    await client.send(user, 'POST', `/my-invoices/${id}/reference`, { reference })
    expect((await refuse()).statusCode).toBe(200)
    expect((await client.json(user, `/my-invoices/${id}`)).payment).toMatchObject({
      state: 'failed',
      reason: 'No such transfer',
    })
    const again = await client.send(user, 'POST', `/my-invoices/${id}/reference`, { reference })
    expect(again.statusCode).toBe(200)
  })

  it('and its invoice are not found by another user', async () => {
    const id = await client.subscribe(await addSignedIn(database))
    const other = await addSignedIn(database)
    for (const path of ['', '/pdf'])
      expect((await client.get(other, `/my-invoices/${id}${path}`)).statusCode).toBe(404)
    const body = { reference: client.newReference() }
    expect(
      (await client.send(other, 'POST', `/my-invoices/${id}/reference`, body)).statusCode,
    ).toBe(404)
    expect((await client.confirm(other, id)).statusCode).toBe(403)
    expect((await client.get(other, '/admin/invoices')).statusCode).toBe(403)
  })
})

describe('a change', () => {
  it('to a dearer plan waits for the payment of the open invoice', async () => {
    const user = await addSignedIn(database)
    await client.subscribe(user)
    expect((await client.get(user, '/my-plan/preview?plan=group')).statusCode).toBe(409)
  })

  it('to a dearer plan starts at once, with credit for the unused days', async () => {
    const user = await addSignedIn(database)
    await client.confirm(admin, await client.subscribe(user))
    await client.age(user.id, 128)
    const preview = await client.preview(user, 'group')
    const days = daysIn({ from: today, to: addDays(addMonths(today, 12), -1 - 128) })
    const { of_days: ofDays } = preview.invoice.lines[0]
    const place = { isTaxed: true, sellerState: '29', placeOfSupply: '29' }
    const total = amountsOf([shareOf(3_999_900, days, ofDays)], place).total_paise
    const credit = amountsOf([shareOf(1_499_900, days, ofDays)], place).total_paise
    expect(preview).toMatchObject({
      kind: 'upgrade',
      starts_on: today,
      to_pay_paise: total - credit,
      renews_paise: 4_719_900,
      invoice: { amounts: { total_paise: total } },
      credit: { amounts: { total_paise: credit } },
    })
    const { invoice_id: id } = await client.change(user, 'group')
    expect(await client.json(user, `/my-invoices/${id}`)).toMatchObject({
      amounts: preview.invoice.amounts,
      credit_paise: credit,
      to_pay_paise: total - credit,
    })
    expect(await client.documentsOf(user.id)).toEqual([
      'tax_invoice paid 1769900',
      `credit_note issued ${credit}`,
      `tax_invoice issued ${total}`,
    ])
    expect(await client.statesOf(user.id)).toEqual(['growth ended', 'group active'])
    const { open_invoice_id: open } = (await client.json(user, '/my-plan')).subscription
    expect(open).toBe(id)
  })

  it('to a dearer plan that is never paid gives the replaced plan back', async () => {
    const user = await addSignedIn(database)
    await client.confirm(admin, await client.subscribe(user))
    await client.age(user.id, 100)
    const { credit } = await client.preview(user, 'group')
    await client.change(user, 'group')
    const preview = await client.preview(user, 'free')
    expect(preview).toMatchObject({ kind: 'withdraw', to: { key: 'growth' }, to_pay_paise: 0 })
    expect((await client.change(user, 'free')).status).toBe(200)
    expect(await client.statesOf(user.id)).toEqual(['growth ended', 'group ended', 'growth active'])
    const total = credit.amounts.total_paise
    expect((await client.documentsOf(user.id)).at(-1)).toBe(`tax_invoice paid ${total}`)
    expect(await client.json(user, '/my-plan')).toMatchObject({
      plan: { key: 'growth' },
      subscription: { state: 'active', open_invoice_id: null },
    })
  })

  it('to a cheaper plan or none waits for the last day, and can be taken back', async () => {
    const user = await addSignedIn(database)
    await client.confirm(admin, await client.subscribe(user, 'group'))
    expect(await client.preview(user, 'growth')).toMatchObject({
      kind: 'end',
      starts_on: addDays(lastDay, 1),
      to_pay_paise: 0,
      invoice: { amounts: { total_paise: 1_769_900 } },
    })
    await client.change(user, 'growth')
    const planned = await client.json(user, '/my-plan')
    expect(planned).toMatchObject({
      plan: { key: 'group' },
      subscription: { state: 'ending', next_plan: { key: 'growth' }, renews_paise: 1_769_900 },
    })
    await client.change(user, 'free')
    expect((await client.json(user, '/my-plan')).subscription).toMatchObject({
      next_plan: { key: 'free' },
      renews_paise: null,
    })
    expect((await client.send(user, 'POST', '/my-plan/undo')).statusCode).toBe(200)
    expect((await client.json(user, '/my-plan')).subscription).toMatchObject({
      state: 'active',
      next_plan: null,
      renews_paise: 4_719_900,
    })
    expect((await client.send(user, 'POST', '/my-plan/undo')).statusCode).toBe(409)
  })

  it('that cancels a plan before its payment ends it at once, and credits the invoice', async () => {
    const user = await addSignedIn(database)
    const id = await client.subscribe(user)
    await client.send(user, 'POST', `/my-invoices/${id}/reference`, {
      reference: client.newReference(),
    })
    expect((await client.change(user, 'free')).status).toBe(409)
    await client.send(admin, 'POST', `/admin/invoices/${id}/refusal`, { reason: 'Not found' })
    expect((await client.change(user, 'free')).status).toBe(200)
    expect(await client.documentsOf(user.id)).toEqual([
      'tax_invoice credited 1769900',
      'credit_note issued 1769900',
    ])
    expect(await client.json(user, '/my-plan')).toMatchObject({
      plan: { key: 'free' },
      subscription: null,
    })
    const sent = await client.confirm(admin, id)
    expect(sent.statusCode).toBe(409)
  })
})

describe('the PDF of an invoice', () => {
  it('is small, quick, and the same whenever it is made', async () => {
    const user = await addSignedIn(database)
    const id = await client.subscribe(user)
    const file = async () => {
      const response = await client.get(user, `/my-invoices/${id}/pdf`)
      expect(response.headers['content-type']).toBe('application/pdf')
      expect(response.headers['content-disposition']).toMatch(/filename="EB-\d{4}-\d{6}\.pdf"/)
      return response.rawPayload
    }
    const [first, second] = [await file(), await file()]
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.length).toBeLessThan(60_000)
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    expect(hash(second)).toBe(hash(first))
  })
})

describe('the register', () => {
  it('lists invoices and credit notes, and exports them without formulas', async () => {
    const user = await addSignedIn(database)
    await client.saveProfile(user, { legal_name: '=cmd()', state_code: '27' })
    const { invoice_id: id } = await client.change(user, 'growth')
    await client.send(user, 'POST', `/my-invoices/${id}/reference`, {
      reference: client.newReference(),
    })
    const listed = await client.json(admin, '/admin/invoices?state=check&q=cmd')
    expect(listed.data).toHaveLength(1)
    expect(listed.data[0]).toMatchObject({
      id,
      buyer: '=cmd()',
      place_of_supply: '27-Maharashtra',
      taxable: 14_999,
      igst: 2_699.82,
      cgst: 0,
      rounding: 0.18,
      total: 17_699,
      reference_state: 'pending',
    })
    for (const state of ['issued', 'paid', 'credited', 'credit_note'])
      expect((await client.get(admin, `/admin/invoices?state=${state}`)).statusCode).toBe(200)
    const notes = await client.json(admin, '/admin/invoices?state=credit_note&sort=total')
    for (const { total } of notes.data) expect(total).toBeLessThan(0)
    const csv = (await client.get(admin, '/admin/invoices/csv?q=cmd')).payload
    expect(csv).toContain(`'=cmd()`)
  })
})
