import type { Payment } from '../payments/payment.ts'
import type { PaymentsRepository } from '../payments/payments.repository.ts'
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

  /** Undefined if the provider refuses, for example because its balance is too low. */
  async function begin({ id, reference, refundTries }: Payment) {
    try {
      return await provider.refund(reference, keyOf(id, refundTries))
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw error
    }
  }

  /** A refused read says nothing about the refund, so it is read again later. */
  async function follow(payment: Payment, refundId: string): Promise<ProviderRefund> {
    try {
      return await provider.readRefund(refundId)
    } catch (error) {
      if (isRefusal(error)) await payments.recordRefund(payment, { refundId })
      throw error
    }
  }

  return {
    /**
     * Begins or follows the refund of a payment. Throws `ProviderError` if the provider is silent, or
     * refuses to show a refund that it has begun.
     */
    async advance(id: number): Promise<void> {
      const payment = await payments.claimRefund(id)
      if (!payment) return
      const { refundId, refundTries: tries } = payment
      const refund = refundId === null ? await begin(payment) : await follow(payment, refundId)
      if (refund?.state === 'done') await payments.endRefund(id, 'refunded', refund.id)
      else if (refund?.state === 'waiting')
        await payments.recordRefund(payment, { refundId: refund.id })
      else if (tries + 1 >= maxTries) await payments.endRefund(id, 'to_return', null)
      else await payments.recordRefund(payment, { refundId: null, refundTries: tries + 1 })
    },
  }
}

const isRefusal = (error: unknown) => error instanceof ProviderError && error.isRefusal
