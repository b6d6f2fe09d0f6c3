import {
  ProviderError,
  type ProviderEvent,
  type ProviderPage,
  type ProviderPayment,
  type ProviderRefund,
} from '../payment-provider.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** The members of `items`, or of an array itself; Razorpay sends null for an empty one. */
export const itemsOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : []

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

function required(fields: Fields, name: string): string {
  const text = textOf(fields[name])
  if (text === null) throw unexpected(name)
  return text
}

function wholeNumber(fields: Fields, name: string): number {
  const value = fields[name]
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw unexpected(name)
  return value
}

const unexpected = (name: string) =>
  new ProviderError(`Razorpay answered without a valid ${name}`, { isRefusal: false })

const pageStates: Readonly<Record<string, ProviderPage['state']>> = {
  created: 'open',
  partially_paid: 'open',
  paid: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
}

/** A payment link. */
export function toPage(link: Fields): ProviderPage {
  const state = pageStates[required(link, 'status')]
  const url = required(link, 'short_url')
  if (!state) throw unexpected('status')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw unexpected('short_url')
  return {
    id: required(link, 'id'),
    key: textOf(link.reference_id) ?? '',
    paise: wholeNumber(link, 'amount'),
    currency: required(link, 'currency'),
    state,
    url,
    orderId: textOf(link.order_id),
    paymentIds: itemsOf(link.payments).flatMap(({ payment_id: id }) => textOf(id) ?? []),
  }
}

const paymentStates: Readonly<Record<string, ProviderPayment['state']>> = {
  created: 'waiting',
  authorized: 'waiting',
  captured: 'captured',
  failed: 'failed',
  refunded: 'refunded',
}

export function toPayment(payment: Fields): ProviderPayment {
  const state = paymentStates[required(payment, 'status')]
  if (!state) throw unexpected('status')
  return {
    id: required(payment, 'id'),
    paise: wholeNumber(payment, 'amount'),
    currency: required(payment, 'currency'),
    state,
    at: new Date(wholeNumber(payment, 'created_at') * 1000),
    failure: textOf(payment.error_description)?.slice(0, 300) ?? null,
  }
}

export const toRefund = (refund: Fields): ProviderRefund => ({
  id: required(refund, 'id'),
  state: refund.status === 'processed' ? 'done' : refund.status === 'failed' ? 'failed' : 'waiting',
})

/** The subject of a webhook's body; undefined if it is not an event. */
export function toEvent(body: unknown, id: string): ProviderEvent | undefined {
  const { event, payload } = fieldsOf(body)
  const kind = textOf(event)
  if (kind === null) return undefined
  const entity = (name: string) => fieldsOf(fieldsOf(fieldsOf(payload)[name]).entity)
  const [link, order, payment, refund] = ['payment_link', 'order', 'payment', 'refund'].map(entity)
  return {
    id,
    kind: kind.slice(0, 100),
    pageKey: textOf(link?.reference_id),
    orderId: textOf(order?.id) ?? textOf(payment?.order_id),
    paymentId: textOf(payment?.id) ?? textOf(refund?.payment_id),
  }
}
