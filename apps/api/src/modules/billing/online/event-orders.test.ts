import { expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { createBillingClient } from '../../../../test/billing-client.ts'
import { closeAfterFile } from '../../../../test/close-after-file.ts'
import { shareOf } from '../../../../test/hostile-strings.ts'
import { startRazorpayServer } from '../../../../test/razorpay-server.ts'
import { addSignedIn } from '../../../../test/users.ts'
import { demoSeller } from '../../../seller-settings.ts'

const razorpay = await startRazorpayServer()
closeAfterFile(razorpay.close)
const { app, database } = await createTestApp({
  config: { seller: demoSeller, razorpay: razorpay.settings },
})
const client = createBillingClient(app, database)

const kinds = [
  'payment.authorized',
  'payment.failed',
  'payment.captured',
  'order.paid',
  'payment_link.paid',
  'payment_link.cancelled',
  'payment_link.expired',
  'refund.processed',
]

/** All orders of four of the events: 1,680. */
const orders: string[] = []
const extend = (begun: readonly string[]): void => {
  if (begun.length === 4) orders.push(begun.join(' '))
  else for (const kind of kinds) if (!begun.includes(kind)) extend([...begun, kind])
}
extend([])

/** A failed payment, one that pays the invoice, and one more: as three people in an office would. */
async function payTwice() {
  const user = await addSignedIn(database)
  const id = await client.subscribe(user)
  const begun = await client.send(user, 'POST', `/my-invoices/${id}/online-payment`)
  const { url } = begun.json()
  const failed = razorpay.fail(url)
  const first = razorpay.pay(url)
  const second = razorpay.pay(url)
  const paymentOf = (kind: string) =>
    kind === 'payment.failed' ? failed : kind === 'refund.processed' ? second : first
  return { user, id, first, second, paymentOf }
}

/** The records that were written for an invoice, without ids and times. */
async function endStateOf(id: number): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select i.state,
       (select json_agg(json_build_array(p.state, p.reason, p.reference) order by p.id)
          from payment p where p.invoice_id = i.id) as payments,
       (select json_agg(json_build_array(g.state, g.failures)) from payment_page g
          where g.invoice_id = i.id) as pages,
       (select count(*)::integer from provider_event e join payment_page g on g.order_id = e.order_id
          where g.invoice_id = i.id and e.done_at is null) as waiting,
       (select count(*)::integer from outgoing_mail m where m.subject like '%' || i.number) as emails,
       (select count(*)::integer from audit_entry a where a.entity = 'user'
          and a.entity_id = i.user_id and a.field = 'payment') as entries,
       (select count(*)::integer from subscription s where s.user_id = i.user_id) as periods
     from invoice i where i.id = $1`,
    [id],
  )
  return rows[0]
}

it('has 1,680 orders of 4 of 8 events', () => {
  expect(new Set(orders).size).toBe(1_680)
})

it.each(shareOf(orders, 7, 24))(
  'events delivered twice lead to the same state in the order %s',
  async (order) => {
    const { id, first, second, paymentOf } = await payTwice()
    const events = order.split(' ').map((kind) => razorpay.event(kind, paymentOf(kind)))
    for (const { headers, body } of events.flatMap((event) => [event, event])) {
      const url = '/api/payments/razorpay'
      const answer = await app.inject({ method: 'POST', url, headers, payload: body })
      expect(answer.statusCode).toBe(200)
    }
    await expect
      .poll(() => endStateOf(id), { timeout: 20_000 })
      .toEqual({
        state: 'paid',
        payments: [
          ['captured', null, first.id],
          ['refunded', 'paid_before', second.id],
        ],
        pages: [['paid', 1]],
        waiting: 0,
        emails: 2,
        entries: 2,
        periods: 1,
      })
    const refunds = [...razorpay.refunds.values()].map(({ payment_id: paid }) => paid)
    expect(refunds.filter((paid) => paid === second.id)).toHaveLength(1)
    expect(refunds).not.toContain(first.id)
  },
)
