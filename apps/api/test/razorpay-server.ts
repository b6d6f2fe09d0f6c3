import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RazorpaySettings } from '../src/razorpay-settings.ts'
import { createRazorpayAccount, type Payment, Refusal } from './razorpay-account.ts'
import { eventBody, sign } from './razorpay-events.ts'

export type RazorpayServer = Awaited<ReturnType<typeof startRazorpayServer>>

type Headers = Readonly<Record<string, string>>

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
  const account = createRazorpayAccount()
  const requests: string[] = []
  let isDown = false
  let lostPath: string | undefined

  /** Documented requests by method and path. */
  function answer(method: string, url: URL, body: Record<string, unknown>, headers: Headers) {
    const [, , kind = '', id = '', part = ''] = url.pathname.split('/')
    switch (`${method} ${kind}${id && '/id'}${part && `/${part}`}`) {
      case 'POST payment_links':
        return account.createLink(body)
      case 'GET payment_links': {
        const { searchParams } = url
        const [reference, paymentId] = [
          searchParams.get('reference_id'),
          searchParams.get('payment_id'),
        ]
        return { payment_links: account.shownLinks(reference, paymentId) }
      }
      case 'GET payment_links/id':
        return account.shown(account.find(account.links, id))
      case 'POST payment_links/id/cancel':
        return account.cancel(id)
      case 'GET orders/id/payments': {
        const items = account.paymentsOf(id)
        return { entity: 'collection', count: items.length, items }
      }
      case 'GET payments/id':
        return account.find(account.payments, id)
      case 'POST payments/id/refund':
        return account.refund(id, headers['x-refund-idempotency'] ?? '')
      case 'GET refunds/id':
        return account.find(account.refunds, id)
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

  const { links, payments, refunds, linkBy, pay, fail, expire, setRefunds, onCancel } = account
  return {
    settings: { ...settings, api: `http://127.0.0.1:${port}` } satisfies RazorpaySettings,
    /** Method and path of all requests so far. */
    requests,
    links,
    payments,
    refunds,
    linkBy,
    pay,
    fail,
    expire,
    setRefunds,
    onCancel,

    /** Makes the server answer 503, or work again. */
    setDown(down: boolean): void {
      isDown = down
    },
    /** Handles the next POST request to a path, and breaks the connection before the answer. */
    loseAnswer(path: string): void {
      lostPath = `/v1${path}`
    },
    /** The event with what is true now, as it was signed. */
    event: (kind: string, payment: Payment, { secret = settings.webhookSecrets[0] ?? '' } = {}) =>
      sign(kind, eventBody(account, kind, payment), secret),

    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const errorOf = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } })

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
