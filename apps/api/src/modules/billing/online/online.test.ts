import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { createBillingClient } from '../../../../test/billing-client.ts'
import { closeAfterFile } from '../../../../test/close-after-file.ts'
import { type SignedEvent, sign } from '../../../../test/razorpay-events.ts'
import { startRazorpayServer } from '../../../../test/razorpay-server.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { readConfig } from '../../../config.ts'
import { demoSeller } from '../../../seller-settings.ts'
import { createPlatformModule } from '../../platform/platform.module.ts'
import { createAuditModule } from '../../trust/audit/audit.module.ts'
import { createBillingModule } from '../billing.module.ts'

const razorpay = await startRazorpayServer()
closeAfterFile(razorpay.close)
const settings = { seller: demoSeller, razorpay: razorpay.settings }
const { app, database } = await createTestApp({
  config: { ...settings, publicUrl: 'https://edbazaar.example' },
})
const client = createBillingClient(app, database)
const admin = await addSignedIn(database, { isAdmin: true })
// The same work as in the app, called step by step.
const config = { ...readConfig({ DATABASE_URL: database.url }), ...settings }
const platform = createPlatformModule({ config, database, storage: {} as never })
const { audit } = createAuditModule({ database, platform })
const { onlineWork, tasks } = createBillingModule({ audit, config, database, platform })
const work = onlineWork ?? expect.fail('Payments online are not set up')
const runTasks = async () => {
  for (const task of tasks) await task.run()
}

let user: SignedIn
let invoiceId: number
beforeEach(async () => {
  razorpay.setDown(false)
  razorpay.setRefunds('processed')
  razorpay.onCancel(undefined)
  user = await addSignedIn(database)
  invoiceId = await client.subscribe(user)
})

const path = () => `/my-invoices/${invoiceId}/online-payment`
const start = (by = user) => client.send(by, 'POST', path())
const startUrl = async (): Promise<string> => (await start()).json().url
const check = async () => (await client.send(user, 'POST', `${path()}/check`)).json()
const invoice = () => client.json(user, `/my-invoices/${invoiceId}`)
const deliver = ({ body, headers }: Pick<SignedEvent, 'body' | 'headers'>) =>
  app.inject({ method: 'POST', url: '/api/payments/razorpay', headers, payload: body })
/** Makes every page due for the next check. */
const forget = () =>
  database.pool.query(`update payment_page set checked_at = now() - interval '2 hours'`)
const paymentRows = async () =>
  (
    await database.pool.query(
      `select method || ' ' || state || coalesce(' ' || reason, '') as text from payment
       where invoice_id = $1 order by id`,
      [invoiceId],
    )
  ).rows.map(({ text }) => text)
/** Subjects of the emails about the invoice, without its number. */
const emails = async () => {
  const { number } = (await invoice()).summary
  const { rows } = await database.pool.query(
    `select subject from outgoing_mail where subject like '%' || $1 || '%' order by id`,
    [number],
  )
  return rows.map(({ subject }) => subject.replace(number, '…')).slice(1)
}
const received = 'Payment received: ₹17,699 for …'
const returned = 'We are returning a payment for …'

describe('paying online', () => {
  it('leads to a page of the provider with the amount, and back', async () => {
    expect((await invoice()).online).toMatchObject({ is_begun: false, tries_left: 3 })
    const url = await startUrl()
    const link = razorpay.linkBy(url)
    expect(link).toMatchObject({ amount: 1_769_900, currency: 'INR' })
    expect(link.callback_url).toBe(
      `https://edbazaar.example/subscriptions/invoices/${invoiceId}?online=1`,
    )
    expect(JSON.stringify(link)).not.toContain('accounts@example.in')
    expect((await invoice()).online).toMatchObject({ is_begun: true })
  })

  it('leads to the same page until it is closed', async () => {
    const url = await startUrl()
    expect(await startUrl()).toBe(url)
    razorpay.expire(url)
    expect(await startUrl()).not.toBe(url)
  })

  it('makes one page for two requests at once', async () => {
    const answers = await Promise.all([start(), start(), start()])
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1)
  })

  it('pays the invoice when the user returns, without an event', async () => {
    const payment = razorpay.pay(await startUrl())
    const shown = await check()
    expect(shown).toMatchObject({
      summary: { state: 'paid' },
      to_pay_paise: 0,
      online: null,
      payment: { method: 'razorpay', state: 'captured', reference: payment.id },
      paid_back: [],
    })
    expect(await emails()).toEqual([received])
    expect(await client.json(user, '/my-plan')).toMatchObject({
      subscription: { state: 'active', open_invoice_id: null },
    })
  })

  it('does not say that it is paid while the bank has only authorised it', async () => {
    razorpay.pay(await startUrl(), { status: 'authorized' })
    expect(await check()).toMatchObject({ summary: { state: 'issued' }, payment: null })
  })

  it('pays an overdue invoice, and the plan is active again', async () => {
    const url = await startUrl()
    await client.age(user.id, 9)
    await runTasks()
    expect(await client.statesOf(user.id)).toEqual(['growth past_due'])
    razorpay.pay(url)
    await forget()
    await check()
    expect(await client.statesOf(user.id)).toEqual(['growth active'])
  })

  it('is in the history of the user and in the register', async () => {
    const { id } = razorpay.pay(await startUrl())
    await check()
    const { rows } = await database.pool.query(
      `select actor_role, after from audit_entry where entity = 'user' and entity_id = $1
       and field = 'payment'`,
      [user.id],
    )
    expect(rows).toEqual([{ actor_role: 'system', after: `paid, ${id}` }])
    const { number } = (await invoice()).summary
    const register = await client.json(admin, `/admin/invoices?q=${encodeURIComponent(number)}`)
    expect(register.data).toMatchObject([{ reference: id, reference_state: 'captured' }])
  })

  it('is refused for the invoice of another user', async () => {
    const other = await addSignedIn(database)
    expect((await start(other)).statusCode).toBe(404)
    expect((await client.send(other, 'POST', `${path()}/check`)).statusCode).toBe(404)
  })

  it('is refused for a paid invoice, and while a transfer is looked for', async () => {
    await client.send(user, 'POST', `/my-invoices/${invoiceId}/reference`, {
      reference: client.newReference(),
    })
    expect((await start()).json().msg).toContain('We are looking for your transfer')
    await client.confirm(admin, invoiceId)
    expect((await start()).json()).toMatchObject({ status: 409 })
  })
})

describe('a payment that fails', () => {
  it('leaves the invoice open, and says why', async () => {
    razorpay.fail(await startUrl(), 'Your bank refused the payment.')
    expect(await check()).toMatchObject({
      summary: { state: 'issued' },
      payment: null,
      online: { failure: 'Your bank refused the payment.', tries_left: 2, again_at: null },
    })
    expect(await emails()).toEqual([])
  })

  it('may be tried three times a day', async () => {
    const url = await startUrl()
    for (let n = 0; n < 3; n += 1) razorpay.fail(url)
    const { online } = await check()
    expect(online).toMatchObject({ tries_left: 0, again_at: expect.any(String) })
    expect(razorpay.linkBy(url).status).toBe('cancelled')
    const answer = await start()
    expect(answer.statusCode).toBe(409)
    expect(answer.json().msg).toContain('Pay by UPI or bank transfer, or try again tomorrow')
    await database.pool.query(
      `update payment_page set failed_at = failed_at - interval '25 hours' where invoice_id = $1`,
      [invoiceId],
    )
    expect((await start()).statusCode).toBe(200)
  })

  it('ends the plan after the grace, and nothing else', async () => {
    razorpay.fail(await startUrl())
    await client.age(user.id, 22)
    await runTasks()
    expect(await client.statesOf(user.id)).toEqual(['growth ended'])
    expect(await client.documentsOf(user.id)).toEqual([
      'tax_invoice credited 1769900',
      'credit_note issued 1769900',
    ])
  })
})

describe('money for nothing', () => {
  it('goes back if the invoice was paid by transfer meanwhile', async () => {
    const url = await startUrl()
    razorpay.onCancel(() => {
      razorpay.onCancel(undefined)
      razorpay.pay(url)
    })
    await client.confirm(admin, invoiceId)
    await work.run()
    await expect.poll(paymentRows).toEqual(['transfer captured', 'razorpay refunded paid_before'])
    expect(await emails()).toEqual([received, returned])
    expect(await invoice()).toMatchObject({
      summary: { state: 'paid' },
      paid_back: [{ state: 'refunded', reason: 'paid_before', paise: 1_769_900 }],
    })
  })

  it('goes back if the plan was cancelled before', async () => {
    const url = await startUrl()
    await client.change(user, 'free')
    await expect.poll(() => razorpay.linkBy(url).status).toBe('cancelled')
    razorpay.pay(url)
    await forget()
    await database.pool.query(`update payment_page set checked_at = now() - interval '2 days'`)
    await work.run()
    expect(await paymentRows()).toEqual(['razorpay refunded not_open'])
    expect(await client.statesOf(user.id)).toEqual(['growth ended'])
  })

  it('goes back if the user paid twice on one page', async () => {
    const url = await startUrl()
    razorpay.pay(url)
    razorpay.pay(url)
    await check()
    expect(await paymentRows()).toEqual(['razorpay captured', 'razorpay refunded paid_before'])
  })

  it.each([[{ amount: 1_769_800 }], [{ amount: 1_769_900, currency: 'USD' }]])(
    'goes back if it is not the amount of the invoice: %j',
    async (change) => {
      razorpay.pay(await startUrl(), change)
      expect(await check()).toMatchObject({ summary: { state: 'issued' }, to_pay_paise: 1_769_900 })
      expect(await paymentRows()).toEqual(['razorpay refunded wrong_amount'])
    },
  )

  it('closes the search for a transfer, and asks whether it was made', async () => {
    const url = await startUrl()
    await client.send(user, 'POST', `/my-invoices/${invoiceId}/reference`, {
      reference: client.newReference(),
    })
    razorpay.pay(url)
    await check()
    expect(await emails()).toEqual([received, 'Did you also transfer ₹17,699 for …?'])
    expect((await invoice()).payment).toMatchObject({ method: 'razorpay', state: 'captured' })
  })

  it('is followed until the refund is done', async () => {
    razorpay.setRefunds('pending')
    const url = await startUrl()
    razorpay.pay(url)
    const second = razorpay.pay(url)
    await check()
    expect(await paymentRows()).toContain('razorpay refunding paid_before')
    for (const refund of razorpay.refunds.values()) refund.status = 'processed'
    await deliver(razorpay.event('refund.processed', second))
    await expect.poll(paymentRows).toContain('razorpay refunded paid_before')
  })

  it('is neither repeated nor given up if the provider refuses to show it', async () => {
    razorpay.setRefunds('pending')
    const url = await startUrl()
    razorpay.pay(url)
    const { id: paymentId } = razorpay.pay(url)
    await check()
    const begun = [...razorpay.refunds.values()].find((each) => each.payment_id === paymentId)
    if (!begun) throw new Error('No refund has begun')
    const count = razorpay.refunds.size
    const runWhenDue = async () => {
      await database.pool.query(
        'update payment set refund_due_at = now() where refund_due_at > now()',
      )
      await work.run()
    }
    razorpay.refunds.delete(begun.id)
    await expect(runWhenDue()).rejects.toThrow('does not exist')
    expect(await paymentRows()).toContain('razorpay refunding paid_before')
    razorpay.refunds.set(begun.id, { ...begun, status: 'processed' })
    await runWhenDue()
    expect(await paymentRows()).toContain('razorpay refunded paid_before')
    expect(razorpay.refunds.size).toBe(count)
  })

  it('is left to an admin after the provider refuses the refund ten times', async () => {
    razorpay.setRefunds('refused')
    const url = await startUrl()
    razorpay.pay(url)
    razorpay.pay(url)
    await check()
    for (let n = 0; n < 10; n += 1) {
      await database.pool.query(
        'update payment set refund_due_at = now() where refund_due_at > now()',
      )
      await work.run()
    }
    expect(await paymentRows()).toContain('razorpay to_return paid_before')
    const { number } = (await invoice()).summary
    const register = await client.json(
      admin,
      `/admin/invoices?state=refund&q=${encodeURIComponent(number)}`,
    )
    expect(register.data).toMatchObject([{ reference_state: 'to_return' }])
  })
})

describe('an answer that is lost', () => {
  it('of a new page: the next request finds the page', async () => {
    razorpay.loseAnswer('/payment_links')
    const answer = await start()
    expect(answer.statusCode).toBe(503)
    expect(answer.json().msg).toContain('pay by UPI or bank transfer')
    const pages = razorpay.links.size
    expect((await start()).statusCode).toBe(200)
    expect(razorpay.links.size).toBe(pages)
  })

  it('of a refund: it is not paid back twice', async () => {
    const url = await startUrl()
    razorpay.pay(url)
    const { id } = razorpay.pay(url)
    razorpay.loseAnswer(`/payments/${id}/refund`)
    await check()
    expect(await paymentRows()).toContain('razorpay refunding paid_before')
    await forget()
    await check()
    expect(await paymentRows()).toContain('razorpay refunded paid_before')
    const refunds = [...razorpay.refunds.values()].filter(({ payment_id }) => payment_id === id)
    expect(refunds).toHaveLength(1)
  })

  it('of all events: open pages are checked every hour', async () => {
    const url = await startUrl()
    await work.run()
    razorpay.pay(url)
    await work.run()
    expect(await paymentRows()).toEqual([])
    await forget()
    await work.run()
    expect(await paymentRows()).toEqual(['razorpay captured'])
  })

  it('does not end a plan that was paid online', async () => {
    const url = await startUrl()
    await work.run()
    await client.age(user.id, 22)
    razorpay.pay(url)
    razorpay.setDown(true)
    const renew = tasks.find(({ name }) => name === 'renew-subscriptions')
    await renew?.run()
    expect(await client.statesOf(user.id)).toEqual(['growth active'])
    razorpay.setDown(false)
    await renew?.run()
    expect(await client.statesOf(user.id)).toEqual(['growth active'])
    expect(await paymentRows()).toEqual(['razorpay captured'])
  })

  it('while the provider is down, says so and keeps the invoice as it is', async () => {
    const url = await startUrl()
    razorpay.pay(url)
    razorpay.setDown(true)
    await forget()
    expect((await start()).statusCode).toBe(503)
    expect(await check()).toMatchObject({ summary: { state: 'issued' } })
    razorpay.setDown(false)
    await forget()
    expect(await check()).toMatchObject({ summary: { state: 'paid' } })
  })
})

describe('an event', () => {
  it('pays the invoice, and gets its answer before the request to the provider', async () => {
    const payment = razorpay.pay(await startUrl())
    razorpay.setDown(true)
    const answer = await deliver(razorpay.event('payment_link.paid', payment))
    expect(answer.statusCode).toBe(200)
    razorpay.setDown(false)
    await database.pool.query('update provider_event set due_at = now()')
    await work.run()
    await expect.poll(paymentRows).toEqual(['razorpay captured'])
  })

  it('is about a payment that names neither page nor order', async () => {
    const payment = razorpay.pay(await startUrl())
    const { order_id: _, ...rest } = payment
    const body = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: rest } },
    })
    await deliver(sign('payment.captured', body, 'test-webhook-secret'))
    await expect.poll(paymentRows).toEqual(['razorpay captured'])
  })

  it('changes nothing if it is untrue, because only the provider’s answer counts', async () => {
    const url = await startUrl()
    const failed = razorpay.fail(url)
    await deliver(razorpay.event('payment_link.paid', { ...failed, status: 'captured' }))
    await work.run()
    await expect
      .poll(async () => (await invoice()).online)
      .toMatchObject({ failure: expect.any(String) })
    expect((await invoice()).summary.state).toBe('issued')
  })

  it.each([
    ['another secret', () => ({ secret: 'another-secret' }), undefined],
    ['a changed body', () => ({}), (body: string) => body.replace('1769900', '1769901')],
    ['an added space', () => ({}), (body: string) => `${body} `],
  ])('is refused with %s, and nothing is stored', async (_, secret, change) => {
    const url = await startUrl()
    const payment = razorpay.pay(url)
    const event = razorpay.event('payment_link.paid', payment, secret())
    const ids = [payment.id, razorpay.linkBy(url).id]
    const asked = () =>
      razorpay.requests.filter((request) => ids.some((id) => request.includes(id))).length
    const before = asked()
    const answer = await deliver({ ...event, body: change ? change(event.body) : event.body })
    expect(answer.statusCode).toBe(403)
    const id = event.headers['x-razorpay-event-id']
    const { rows } = await database.pool.query('select from provider_event where event_id = $1', [
      id,
    ])
    expect(rows).toEqual([])
    expect(asked()).toBe(before)
  })

  it.each([
    [{ 'x-razorpay-signature': undefined }],
    [{ 'x-razorpay-signature': '' }],
    [{ 'x-razorpay-signature': 'zz' }],
    [{ 'x-razorpay-signature': '0'.repeat(64) }],
    [{ 'content-type': 'text/plain' }],
  ])('is refused or read as bytes with headers %j', async (change) => {
    const payment = razorpay.pay(await startUrl())
    const { body, headers } = razorpay.event('payment_link.paid', payment)
    const given = JSON.parse(JSON.stringify({ ...headers, ...change }))
    const isSigned = !('x-razorpay-signature' in change)
    expect((await deliver({ body, headers: given })).statusCode).toBe(isSigned ? 200 : 403)
  })

  it('may be signed with the former secret while it is replaced', async () => {
    const former = { ...razorpay.settings, webhookSecrets: ['new-secret', 'test-webhook-secret'] }
    const other = await createTestApp({
      database,
      config: { seller: demoSeller, razorpay: former },
    })
    const payment = razorpay.pay(await startUrl())
    for (const secret of ['new-secret', 'test-webhook-secret']) {
      const { body, headers } = razorpay.event('payment.captured', payment, { secret })
      const answer = await other.app.inject({
        method: 'POST',
        url: '/api/payments/razorpay',
        headers,
        payload: body,
      })
      expect(answer.statusCode).toBe(200)
    }
  })

  it('is stored once, also under another id, without the buyer', async () => {
    const payment = razorpay.pay(await startUrl())
    const { body, headers } = razorpay.event('payment_link.paid', payment)
    const other = { ...headers, 'x-razorpay-event-id': 'replayed' }
    for (const given of [headers, headers, other]) await deliver({ body, headers: given })
    const { rows } = await database.pool.query(
      'select to_jsonb(e)::text as text from provider_event e where payment_id = $1',
      [payment.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].text).not.toContain('buyer@example.in')
  })

  it('is refused if it is too large', async () => {
    const answer = await deliver(sign('x', 'x'.repeat(70_000), 'test-webhook-secret'))
    expect(answer.json().msg).toBe('This request is too long.')
  })

  it('has no address while payments online are off', async () => {
    const other = await createTestApp({ database, config: { seller: demoSeller } })
    const answer = await other.app.inject({ method: 'POST', url: '/api/payments/razorpay' })
    expect(answer.statusCode).toBe(404)
    const headers = user.headers
    const shown = await other.app.inject({ url: `/api/my-invoices/${invoiceId}`, headers })
    expect(shown.json().online).toBeNull()
    const begun = await other.app.inject({ method: 'POST', url: `/api${path()}`, headers })
    expect(begun.json()).toMatchObject({ status: 409 })
  })
})
