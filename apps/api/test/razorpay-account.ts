import { minuteMs } from '../src/modules/platform/dates/durations.ts'

interface Link {
  id: string
  amount: number
  currency: string
  reference_id: string
  order_id: string
  status: 'created' | 'paid' | 'expired' | 'cancelled'
  short_url: string
  description: string
  expire_by: number
  callback_url: string
  payments: { payment_id: string; status: string }[] | null
}

export interface Payment {
  id: string
  amount: number
  currency: string
  status: 'authorized' | 'captured' | 'failed' | 'refunded'
  order_id: string
  created_at: number
  error_description: string | null
  email: string
  contact: string
}

interface Refund {
  id: string
  payment_id: string
  status: 'pending' | 'processed' | 'failed'
}

export type RazorpayAccount = ReturnType<typeof createRazorpayAccount>

/** Links, payments and refunds of an invented Razorpay account, with the rules that Razorpay documents. */
export function createRazorpayAccount() {
  const links = new Map<string, Link>()
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  const refundKeys = new Map<string, string>()
  let refundState: Refund['status'] | 'refused' = 'processed'
  let beforeCancel: (() => void) | undefined
  let n = 0
  const newId = (prefix: string) => `${prefix}_${String(++n).padStart(14, 'T')}`
  const find = <T>(from: ReadonlyMap<string, T>, id: string): T => {
    const found = from.get(id)
    if (!found) throw new Refusal(400, 'The id provided does not exist')
    return found
  }
  const linkOf = (orderId: string) => [...links.values()].find(({ order_id: id }) => id === orderId)
  const paymentsOf = (orderId: string) =>
    [...payments.values()].filter(({ order_id: id }) => id === orderId)
  const shown = (link: Link) => ({
    ...link,
    payments: paymentsOf(link.order_id)
      .filter(({ status }) => status === 'captured' || status === 'refunded')
      .map(({ id, status }) => ({ payment_id: id, status })),
    // Until somebody tries to pay, there is no order.
    order_id: paymentsOf(link.order_id).length > 0 ? link.order_id : null,
  })

  const linkBy = (url: string) => {
    const found = [...links.values()].find((link) => link.short_url === url)
    if (!found) throw new Error(`There is no link ${url}`)
    return found
  }

  function createLink(body: Partial<Link>) {
    const { amount = 0, currency = '', reference_id: key = '' } = body
    if ([...links.values()].some((link) => link.reference_id === key))
      throw new Refusal(400, `payment link with given reference_id: ${key} already exists`)
    if (key.length > 40) throw new Refusal(400, 'reference_id is too long')
    if ((body.expire_by ?? 0) * 1000 < Date.now() + 15 * minuteMs)
      throw new Refusal(400, 'expire_by: timestamp must be atleast 15 minutes in future')
    const id = newId('plink')
    const link: Link = {
      id,
      amount,
      currency,
      reference_id: key,
      order_id: newId('order'),
      status: 'created',
      short_url: `https://rzp.io/i/${id}`,
      description: body.description ?? '',
      expire_by: body.expire_by ?? 0,
      callback_url: body.callback_url ?? '',
      payments: null,
    }
    links.set(id, link)
    return shown(link)
  }

  function refund(paymentId: string, key: string) {
    const payment = find(payments, paymentId)
    const known = refundKeys.get(key)
    if (known) return find(refunds, known)
    if (refundState === 'refused')
      throw new Refusal(400, 'Your account does not have enough balance')
    if (payment.status === 'refunded')
      throw new Refusal(400, 'The payment has been fully refunded already')
    const made: Refund = { id: newId('rfnd'), payment_id: paymentId, status: refundState }
    refunds.set(made.id, made)
    refundKeys.set(key, made.id)
    if (refundState !== 'failed') payment.status = 'refunded'
    return made
  }

  function cancel(id: string) {
    beforeCancel?.()
    const link = find(links, id)
    if (link.status !== 'created')
      throw new Refusal(400, `Payment Link cannot be cancelled as it is ${link.status}`)
    link.status = 'cancelled'
    return shown(link)
  }

  function addPayment(link: Link, change: Partial<Payment>): Payment {
    const payment: Payment = {
      id: newId('pay'),
      amount: link.amount,
      currency: link.currency,
      status: 'captured',
      order_id: link.order_id,
      created_at: Math.floor(Date.now() / 1000),
      error_description: null,
      email: 'buyer@example.in',
      contact: '+919000000000',
      ...change,
    }
    payments.set(payment.id, payment)
    return payment
  }

  return {
    links,
    payments,
    refunds,
    find,
    linkBy,
    linkOf,
    paymentsOf,
    shown,
    createLink,
    cancel,
    refund,

    /** Somebody pays on the page; returns the payment. */
    pay(url: string, change: Partial<Payment> = {}): Payment {
      const link = linkBy(url)
      const payment = addPayment(link, change)
      if (payment.status === 'captured') link.status = 'paid'
      return payment
    },
    fail: (url: string, why = 'Payment was unsuccessful as you entered the incorrect OTP.') =>
      addPayment(linkBy(url), { status: 'failed', error_description: why }),
    expire(url: string): void {
      linkBy(url).status = 'expired'
    },

    /** Links of an invoice by its reference, or of a payment, as Razorpay shows them. */
    shownLinks(reference: string | null, paymentId: string | null) {
      const order = payments.get(paymentId ?? '')?.order_id
      return [...links.values()]
        .filter((link) => link.reference_id === reference || link.order_id === order)
        .map(shown)
    },
    setRefunds(state: typeof refundState): void {
      refundState = state
    },
    onCancel(listener: (() => void) | undefined): void {
      beforeCancel = listener
    },
  }
}

/** A request that Razorpay refuses. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
