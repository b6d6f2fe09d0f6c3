import type { Db } from '../../../db/connect.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'

export type SettleInvoice = ReturnType<typeof createSettleInvoice>

interface SettleDeps {
  readonly invoices: Pick<InvoicesRepository, 'setState'>
  readonly subscriptions: Pick<SubscriptionsRepository, 'find' | 'setState'>
}

/** The effect on its plan of an invoice that is paid, or due later. */
export function createSettleInvoice({ invoices, subscriptions }: SettleDeps) {
  async function noLongerOverdue(tx: Db, { subscriptionId }: Invoice): Promise<void> {
    const found = subscriptionId === null ? undefined : await subscriptions.find(subscriptionId, tx)
    if (found?.state === 'past_due') await subscriptions.setState(tx, found, 'active')
  }

  return {
    noLongerOverdue,

    /** Marks an invoice as paid. */
    async pay(tx: Db, invoice: Invoice): Promise<void> {
      await invoices.setState(tx, invoice, 'paid')
      await noLongerOverdue(tx, invoice)
    },
  }
}
