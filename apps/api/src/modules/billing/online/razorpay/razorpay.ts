import { createHash } from 'node:crypto'
import type { RazorpaySettings } from '../../../../razorpay-settings.ts'
import { type PaymentProvider, ProviderError, type ProviderPayment } from '../payment-provider.ts'
import { createRazorpayRequests } from './requests.ts'
import { itemsOf, toEvent, toPage, toPayment, toRefund } from './responses.ts'
import { isSigned } from './signature.ts'

/**
 * Payment links of Razorpay: pages on Razorpay's site. So no third-party script runs on EdBazaar, and
 * the buyer's name and email address are not sent to Razorpay.
 */
export function createRazorpay(settings: RazorpaySettings): PaymentProvider {
  const { get, post } = createRazorpayRequests(settings)
  const path = (kind: string, id: string) => `/${kind}/${encodeURIComponent(id)}`

  async function linkBy(query: Readonly<Record<string, string>>) {
    const { payment_links: links } = await get(`/payment_links?${new URLSearchParams(query)}`)
    return itemsOf(links)[0]
  }

  async function findPage(key: string) {
    const link = await linkBy({ reference_id: key })
    const page = link && toPage(link)
    return page?.key === key ? page : undefined
  }

  return {
    name: 'razorpay',
    findPage,

    async createPage({ key, paise, description, returnUrl, expiresAt }) {
      const body = {
        amount: paise,
        currency: 'INR',
        accept_partial: false,
        reference_id: key,
        description,
        expire_by: Math.floor(expiresAt.getTime() / 1000),
        notify: { sms: false, email: false },
        reminder_enable: false,
        callback_url: returnUrl,
        callback_method: 'get',
      }
      try {
        return toPage(await post('/payment_links', { body }))
      } catch (error) {
        // It refuses a reference that it has: the answer to an earlier request was lost.
        const made = isRefused(error) ? await findPage(key) : undefined
        if (made) return made
        throw error
      }
    },

    readPage: async (id) => toPage(await get(path('payment_links', id))),

    async closePage(id) {
      try {
        await post(`${path('payment_links', id)}/cancel`)
      } catch (error) {
        if (!isRefused(error)) throw error
      }
    },

    async paymentsOf({ orderId, paymentIds }) {
      const listed = orderId
        ? itemsOf((await get(`${path('orders', orderId)}/payments`)).items).map(toPayment)
        : []
      const named: ProviderPayment[] = []
      for (const id of paymentIds)
        if (!listed.some((payment) => payment.id === id))
          named.push(toPayment(await get(path('payments', id))))
      return [...listed, ...named].sort((a, b) => a.at.getTime() - b.at.getTime())
    },

    async pageKeyOf(paymentId) {
      const link = await linkBy({ payment_id: paymentId })
      return link && toPage(link).key
    },

    async refund(paymentId, key) {
      const headers = { 'x-refund-idempotency': key }
      const body = { speed: 'normal', receipt: key }
      return toRefund(await post(`${path('payments', paymentId)}/refund`, { body, headers }))
    },

    readRefund: async (id) => toRefund(await get(path('refunds', id))),

    readEvent(body, { signature, eventId }) {
      if (!isSigned(body, signature, settings.webhookSecrets)) return undefined
      const id = eventId?.slice(0, 100) || createHash('sha256').update(body).digest('hex')
      try {
        return toEvent(JSON.parse(body.toString('utf8')), id)
      } catch {
        return undefined
      }
    },
  }
}

const isRefused = (error: unknown) => error instanceof ProviderError && error.isRefusal
