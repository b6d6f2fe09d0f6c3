import { createHmac, randomUUID } from 'node:crypto'
import type { Payment, RazorpayAccount } from './razorpay-account.ts'

/** The body of a webhook. */
export interface SignedEvent {
  readonly kind: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** The body of a webhook about a payment, as the account is now. */
export function eventBody(account: RazorpayAccount, kind: string, payment: Payment): string {
  const link = account.linkOf(payment.order_id)
  const refund = [...account.refunds.values()].find(({ payment_id: id }) => id === payment.id)
  const isClosing = kind === 'payment_link.expired' || kind === 'payment_link.cancelled'
  const contents = {
    ...(kind.startsWith('payment_link.') && link && { payment_link: account.shown(link) }),
    ...(kind === 'order.paid' && {
      order: { id: payment.order_id, receipt: link?.reference_id },
    }),
    ...(kind.startsWith('refund.') && {
      refund: refund ?? { id: 'rfnd_made_by_hand', payment_id: payment.id },
    }),
    ...(!isClosing && { payment }),
  }
  return JSON.stringify({
    entity: 'event',
    event: kind,
    created_at: Math.floor(Date.now() / 1000),
    payload: Object.fromEntries(
      Object.entries(contents).map(([name, entity]) => [name, { entity }]),
    ),
  })
}

/** As Razorpay signs: HMAC SHA-256 of the body. */
export function sign(kind: string, body: string, secret: string): SignedEvent {
  return {
    kind,
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': randomUUID(),
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
  }
}
