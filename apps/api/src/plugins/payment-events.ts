import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'
import type { OnlineWork } from '../modules/billing/online/online-work.ts'

interface PaymentEventsOptions {
  /** Of the API. */
  readonly prefix: string
  /** Null if invoices are not paid online. */
  readonly work: OnlineWork | null
}

/** Bytes; an event of Razorpay has about four thousand. */
const bodyLimit = 64_000

/**
 * Receives the events of the payment provider at `/api/payments/razorpay`. It is not an operation of the
 * contract, because the signature is over the bytes of the body. Nothing is stored or asked before the
 * signature is checked, which takes less than a millisecond; so no rate limit can refuse the provider.
 */
export const paymentEventsPlugin = fp<PaymentEventsOptions>(
  async (app, { prefix, work }) => {
    if (!work) return
    work.listen((error) => app.log.error({ err: error }, 'online payment not followed'))
    app.addHook('preClose', work.stop)
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
        done(null, body),
      )
      scope.post(`${prefix}/payments/razorpay`, { bodyLimit }, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const isReceived = await work.receive(body, {
          signature: header(request, 'x-razorpay-signature'),
          eventId: header(request, 'x-razorpay-event-id'),
        })
        if (!isReceived)
          throw new AppError('forbidden', 'The signature of this event is not valid.')
        return reply.header('cache-control', 'no-store').send({ status: 200, msg: 'Received' })
      })
    })
  },
  { name: 'payment-events' },
)

const header = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
