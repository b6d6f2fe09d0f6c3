import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createBillingClient } from '../../../../test/billing-client.ts'
import { addMoneyToReturn, billingProfile } from '../../../../test/billing-records.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { demoSeller } from '../../../seller-settings.ts'
import { addDays } from '../../platform/dates/days.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ReturnType<typeof createBillingClient>
let admin: SignedIn
let user: SignedIn
let invoiceId: number
const today = todayInIndia()

beforeAll(async () => {
  ;({ app, database } = await createTestApp({ config: { seller: demoSeller } }))
  client = createBillingClient(app, database)
  admin = await addSignedIn(database, { isAdmin: true })
})

const run = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows

/** A new user with an invoice that is paid. */
async function addPaidInvoice(reference = client.newReference()): Promise<string> {
  user = await addSignedIn(database)
  invoiceId = await client.subscribe(user)
  expect((await client.confirm(admin, invoiceId, reference)).statusCode).toBe(200)
  return reference
}

const note = (change: object = {}, by = admin) =>
  client.send(by, 'POST', `/admin/invoices/${invoiceId}/money-to-return`, {
    reference: client.newReference(),
    paise: 1_769_900,
    arrived_on: today,
    ...change,
  })

const end = (paymentId: number, change: object = {}, by = admin) =>
  client.send(by, 'POST', `/admin/payments/${paymentId}/return`, {
    returned_on: today,
    paise: 1_769_900,
    reference: client.newReference(),
    note: null,
    ...change,
  })

const numberOf = async () => (await client.json(user, `/my-invoices/${invoiceId}`)).summary.number

/** The rows of the table of payments about the invoice. */
const listed = async (state: string) =>
  (
    await client.json(
      admin,
      `/admin/payments?state=${state}&q=${encodeURIComponent(await numberOf())}`,
    )
  ).data

async function addToReturn(change: object = {}): Promise<number> {
  expect((await note(change)).statusCode).toBe(200)
  return (await listed('to_return'))[0].id
}

const paidBack = async () => (await client.json(user, `/my-invoices/${invoiceId}`)).paid_back
const historyOf = async ({ id }: SignedIn) =>
  (
    await run(
      `select after #>> '{}' as after, reason, user_id as "by" from audit_entry
       where entity = 'user' and entity_id = $1 and field = 'payment' order by id`,
      [id],
    )
  ).map(({ after, reason, by }) => ({ after, reason, by }))

describe('money to return', () => {
  it('that arrived twice is listed, emailed and in the history of the user', async () => {
    await addPaidInvoice()
    const reference = client.newReference()
    await addToReturn({ reference })
    expect(await listed('to_return')).toMatchObject([
      {
        invoice_id: invoiceId,
        method: 'transfer',
        reference,
        amount: 17_699,
        arrived_on: today,
        state: 'to_return',
        reason: 'paid_before',
        returned_on: null,
      },
    ])
    expect(await paidBack()).toMatchObject([
      { method: 'transfer', reference, state: 'to_return', reason: 'paid_before', transfer: null },
    ])
    expect((await historyOf(user)).at(-1)).toEqual({
      after: `to return, ${reference}`,
      reason: `Invoice ${await numberOf()}`,
      by: admin.id,
    })
    expect((await client.emailsTo(billingProfile.email)).at(-1)).toBe(
      `We are returning ₹17,699 for ${await numberOf()}`,
    )
    const register = await client.json(
      admin,
      `/admin/invoices?state=refund&q=${encodeURIComponent(await numberOf())}`,
    )
    expect(register.data).toMatchObject([{ state: 'paid', reference_state: 'to_return' }])
  })

  it('is what was paid too much if the reference is that of the payment', async () => {
    const reference = await addPaidInvoice()
    await addToReturn({ reference, paise: 230_050 })
    expect(await listed('to_return')).toMatchObject([{ amount: 2_300.5, reason: 'too_much' }])
    expect(await listed('captured')).toMatchObject([{ amount: 17_699, reference }])
    expect((await note({ reference, paise: 1 })).statusCode).toBe(409)
  })

  it('arrived for a cancelled invoice, or for a different amount, and replaces what the user sent', async () => {
    user = await addSignedIn(database)
    invoiceId = await client.subscribe(user)
    const reference = client.newReference()
    await client.send(user, 'POST', `/my-invoices/${invoiceId}/reference`, { reference })
    expect((await note({ reference })).json().msg).toContain('Confirm the payment instead')
    await addToReturn({ reference, paise: 1_769_800 })
    expect(await listed('check')).toEqual([])
    expect(await listed('to_return')).toMatchObject([{ reference, reason: 'wrong_amount' }])
    expect((await client.change(user, 'free')).status).toBe(200)
    expect((await note()).statusCode).toBe(200)
    const reasons = (await listed('to_return')).map(({ reason }: { reason: string }) => reason)
    expect(reasons.sort()).toEqual(['not_open', 'wrong_amount'])
  })

  it('pays neither this invoice nor another one', async () => {
    user = await addSignedIn(database)
    invoiceId = await client.subscribe(user)
    const reference = client.newReference()
    await addToReturn({ reference, paise: 100 })
    const answer = await client.confirm(admin, invoiceId, reference)
    expect(answer.json()).toMatchObject({ status: 409 })
    expect((await client.json(user, `/my-invoices/${invoiceId}`)).summary.state).toBe('issued')
    const paid = await addPaidInvoice()
    await addPaidInvoice()
    const other = await note({ reference: paid })
    expect(other.json().msg).toBe('Another invoice was paid with this reference.')
    expect((await note({ reference })).statusCode).toBe(409)
    expect(await listed('to_return')).toEqual([])
  })

  it.each([
    ['a day that is to come', { arrived_on: addDays(today, 1) }, 400],
    ['a day before the invoice', { arrived_on: addDays(today, -1) }, 400],
    ['no amount', { paise: 0 }, 400],
    ['an amount with decimals', { paise: 1.5 }, 400],
    ['a reference that no bank writes', { reference: '1234567890123' }, 400],
  ])('is refused with %s', async (_, change, status) => {
    await addPaidInvoice()
    expect((await note(change)).statusCode).toBe(status)
    expect(await listed('to_return')).toEqual([])
  })

  it('is about an invoice, not about a credit note or nothing', async () => {
    user = await addSignedIn(database)
    await client.subscribe(user)
    await client.change(user, 'free')
    const [found] = await run(
      `select id from invoice where user_id = $1 and kind = 'credit_note'`,
      [user.id],
    )
    invoiceId = found?.id
    expect((await note()).statusCode).toBe(404)
    invoiceId = 2_000_000_000
    expect((await note()).statusCode).toBe(404)
  })
})

describe('a return', () => {
  it('is noted once, with day, amount and reference, and shown to the user', async () => {
    await addPaidInvoice()
    const id = await addToReturn()
    const reference = client.newReference()
    expect((await end(id, { reference })).statusCode).toBe(200)
    expect((await end(id)).statusCode).toBe(409)
    expect(await listed('to_return')).toEqual([])
    expect(await listed('returned')).toMatchObject([
      { id, returned_on: today, returned: 17_699, return_reference: reference, return_note: null },
    ])
    expect(await paidBack()).toMatchObject([
      { state: 'refunded', transfer: { on: today, paise: 1_769_900, reference, note: null } },
    ])
    expect((await historyOf(user)).at(-1)).toMatchObject({
      after: `returned, ${reference}`,
      by: admin.id,
    })
    expect((await client.emailsTo(billingProfile.email)).at(-1)).toBe(
      `We have returned ₹17,699 for ${await numberOf()}`,
    )
    const csv = (await client.get(admin, '/admin/payments/csv?state=returned')).payload
    expect(csv).toContain(reference)
  })

  it('of less than what arrived needs a reason, which is in the history', async () => {
    await addPaidInvoice()
    const id = await addToReturn()
    expect((await end(id, { paise: 1_768_130 })).json().errors).toMatchObject([{ field: 'note' }])
    expect((await end(id, { paise: 1_768_130, note: ' ' })).statusCode).toBe(400)
    expect((await end(id, { paise: 1_768_130, note: 'Fee of the bank' })).statusCode).toBe(200)
    expect(await paidBack()).toMatchObject([
      { paise: 1_769_900, transfer: { paise: 1_768_130, note: 'Fee of the bank' } },
    ])
    expect((await historyOf(user)).at(-1)).toMatchObject({ reason: 'Fee of the bank' })
  })

  it('is refused with an invalid amount, day or reference', async () => {
    await addPaidInvoice()
    const reference = client.newReference()
    const id = await addToReturn({ reference })
    for (const change of [
      { paise: 1_769_901 },
      { paise: 0 },
      { returned_on: addDays(today, 1) },
      { returned_on: addDays(today, -1) },
      { reference },
      { reference: '1234567890123' },
    ])
      expect((await end(id, change)).statusCode, JSON.stringify(change)).toBe(400)
    expect(await listed('to_return')).toMatchObject([{ id }])
  })

  it('has its own reference', async () => {
    await addPaidInvoice()
    const [first, reference] = [await addToReturn(), client.newReference()]
    expect((await end(first, { reference })).statusCode).toBe(200)
    const second = await addToReturn()
    const answer = await end(second, { reference })
    expect(answer.json()).toMatchObject({ status: 409, msg: 'Another return has this reference.' })
    expect(await listed('to_return')).toMatchObject([{ id: second }])
  })

  it.each(['pending', 'captured', 'failed', 'refunding', 'refunded'])(
    'is refused for a payment that is %s',
    async (state) => {
      await addPaidInvoice()
      const id = await addMoneyToReturn(database, invoiceId, client.newReference())
      await run('update payment set state = $2, decided_at = $3 where id = $1', [
        id,
        state,
        state === 'pending' ? null : new Date(),
      ])
      expect((await end(id)).statusCode).toBe(409)
      const [found] = await run('select state, returned_on from payment where id = $1', [id])
      expect(found).toEqual({ state, returned_on: null })
    },
  )

  it('is noted once by two admins at the same time', async () => {
    await addPaidInvoice()
    const id = await addToReturn()
    const answers = await Promise.all([end(id), end(id), end(id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  it('is noted for a user who has deleted the account, whose invoice stays', async () => {
    await addPaidInvoice()
    const id = await addToReturn()
    const number = await numberOf()
    await run('delete from app_user where id = $1', [user.id])
    expect((await end(id)).statusCode).toBe(200)
    const { data } = await client.json(
      admin,
      `/admin/payments?state=returned&q=${encodeURIComponent(number)}`,
    )
    expect(data).toMatchObject([{ id, buyer: billingProfile.legal_name, returned: 17_699 }])
  })
})

describe('access', () => {
  it.each([
    ['its own user', () => user, 403],
    ['another user', () => addSignedIn(database), 403],
    ['a job seeker', () => addSignedIn(database, { userType: 'edjobs' }), 403],
    ['a visitor', () => ({ ...user, headers: { authorization: '' } }), 401],
  ])('refuses %s', async (_, callerOf, status) => {
    await addPaidInvoice()
    const id = await addToReturn()
    const caller = await callerOf()
    expect((await note({}, caller)).statusCode).toBe(status)
    expect((await end(id, {}, caller)).statusCode).toBe(status)
    expect((await client.get(caller, '/admin/payments')).statusCode).toBe(status)
    expect((await client.get(caller, '/admin/payments/csv')).statusCode).toBe(status)
    expect(await listed('to_return')).toMatchObject([{ id }])
  })
})
