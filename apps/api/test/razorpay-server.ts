import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RazorpaySettings } from '../src/razorpay-settings.ts'

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

interface Payment {
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

/** What a webhook sends. */
export interface SignedEvent {
  readonly kind: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export type RazorpayServer = Awaited<ReturnType<typeof startRazorpayServer>>

const settings = {
  keyId: 'rzp_test_abcdefgh12345',
  keySecret: 'test-key-secret',
  webhookSecrets: ['test-webhook-secret'],
}

/**
 * Payment links, orders, payments, refunds and webhooks as Razorpay documents them, on this machine.
 * Close it after the last test of the file.
 */
export async function startRazorpayServer() {
  const links = new Map<string, Link>()
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  const refundKeys = new Map<string, string>()
  const requests: string[] = []
  let isDown = false
  let lostPath: string | undefined
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

  function createLink(body: Partial<Link>) {
    const { amount = 0, currency = '', reference_id: key = '' } = body
    if ([...links.values()].some((link) => link.reference_id === key))
      throw new Refusal(400, `payment link with given reference_id: ${key} already exists`)
    if (key.length > 40) throw new Refusal(400, 'reference_id is too long')
    if ((body.expire_by ?? 0) * 1000 < Date.now() + 15 * 60_000)
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

  /** Documented requests by method and path. */
  function answer(method: string, url: URL, body: Record<string, unknown>, headers: Headers) {
    const [, , kind = '', id = '', part = ''] = url.pathname.split('/')
    switch (`${method} ${kind}${id && '/id'}${part && `/${part}`}`) {
      case 'POST payment_links':
        return createLink(body)
      case 'GET payment_links': {
        const key = url.searchParams.get('reference_id')
        const order = payments.get(url.searchParams.get('payment_id') ?? '')?.order_id
        return {
          payment_links: [...links.values()]
            .filter((link) => link.reference_id === key || link.order_id === order)
            .map(shown),
        }
      }
      case 'GET payment_links/id':
        return shown(find(links, id))
      case 'POST payment_links/id/cancel':
        return cancel(id)
      case 'GET orders/id/payments': {
        const items = paymentsOf(id)
        return { entity: 'collection', count: items.length, items }
      }
      case 'GET payments/id':
        return find(payments, id)
      case 'POST payments/id/refund':
        return refund(id, headers['x-refund-idempotency'] ?? '')
      case 'GET refunds/id':
        return find(refunds, id)
      default:
        throw new Refusal(404, 'The requested URL was not found on the server.')
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://razorpay.test')
    const method = request.method ?? ''
    requests.push(`${method} ${url.pathname}`)
    const text = await textOf(request)
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (isDown) return send(503, {})
    const key = Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')
    if (request.headers.authorization !== `Basic ${key}`)
      return send(401, errorOf('The api key provided is invalid'))
    try {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const body = answer(method, url, text ? JSON.parse(text) : {}, headers)
      if (method === 'POST' && url.pathname === lostPath) {
        lostPath = undefined
        request.socket.destroy()
        return
      }
      send(200, body)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      send(error.status, errorOf(error.message))
    }
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const linkBy = (url: string) => {
    const found = [...links.values()].find((link) => link.short_url === url)
    if (!found) throw new Error(`There is no link ${url}`)
    return found
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
    settings: { ...settings, api: `http://127.0.0.1:${port}` } satisfies RazorpaySettings,
    /** Method and path of all requests so far. */
    requests,
    linkBy,
    links,
    payments,
    refunds,

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

    /** Makes the server answer 503, or work again. */
    setDown(down: boolean): void {
      isDown = down
    },
    /** Handles the next POST request to a path, and breaks the connection before the answer. */
    loseAnswer(path: string): void {
      lostPath = `/v1${path}`
    },
    setRefunds(state: typeof refundState): void {
      refundState = state
    },
    onCancel(listener: (() => void) | undefined): void {
      beforeCancel = listener
    },

    /** The event with what is true now, as it was signed. */
    event(kind: string, payment: Payment, { secret = settings.webhookSecrets[0] ?? '' } = {}) {
      const link = linkOf(payment.order_id)
      const refund = [...refunds.values()].find(({ payment_id: id }) => id === payment.id)
      const isClosing = kind === 'payment_link.expired' || kind === 'payment_link.cancelled'
      const contents = {
        ...(kind.startsWith('payment_link.') && link && { payment_link: shown(link) }),
        ...(kind === 'order.paid' && {
          order: { id: payment.order_id, receipt: link?.reference_id },
        }),
        ...(kind.startsWith('refund.') && {
          refund: refund ?? { id: 'rfnd_made_by_hand', payment_id: payment.id },
        }),
        ...(!isClosing && { payment }),
      }
      const body = JSON.stringify({
        entity: 'event',
        event: kind,
        created_at: Math.floor(Date.now() / 1000),
        payload: Object.fromEntries(
          Object.entries(contents).map(([name, entity]) => [name, { entity }]),
        ),
      })
      return sign(kind, body, secret)
    },

    close: () => new Promise((resolve) => server.close(resolve)),
  }
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

type Headers = Readonly<Record<string, string>>

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const errorOf = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } })

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
