import type { Payment, PaymentsRepository } from '../payments/payments.repository.ts'
import { type PaymentProvider, ProviderError, type ProviderRefund } from './payment-provider.ts'

export type RefundsService = ReturnType<typeof createRefunds>

interface RefundsDeps {
  readonly payments: PaymentsRepository
  readonly provider: PaymentProvider
}

/** Refunds that the provider may refuse, or that may fail, before a person has to pay back. */
const maxTries = 10

/**
 * Pays back what paid for nothing. Before each call the payment is `refunding`, and the key of a call
 * stays the same until its answer is written, so that a lost answer never pays back twice.
 */
export function createRefunds({ payments, provider }: RefundsDeps) {
  const keyOf = (id: number, tries: number) => `refund-${String(id).padStart(8, '0')}-${tries}`

  async function ask({ id, reference, refundId, refundTries }: Payment) {
    return refundId === null
      ? provider.refund(reference, keyOf(id, refundTries))
      : provider.readRefund(refundId)
  }

  /** Undefined if the provider refuses, for example because its balance is too low. */
  async function answerOf(request: Promise<ProviderRefund>) {
    try {
      return await request
    } catch (error) {
      if (error instanceof ProviderError && error.isRefusal) return undefined
      throw error
    }
  }

  return {
    /** Begins or follows the refund of a payment. Throws `ProviderError` if the provider is silent. */
    async advance(id: number): Promise<void> {
      const payment = await payments.claimRefund(id)
      if (!payment) return
      const { refundTries: tries } = payment
      const refund = await answerOf(ask(payment))
      if (refund?.state === 'done') await payments.endRefund(id, 'refunded', refund.id)
      else if (refund?.state === 'waiting')
        await payments.recordRefund(payment, { refundId: refund.id })
      else if (tries + 1 >= maxTries) await payments.endRefund(id, 'to_return', null)
      else await payments.recordRefund(payment, { refundId: null, refundTries: tries + 1 })
    },
  }
}
