import type { Db } from '../../../db/connect.ts'
import type { Invoice, InvoicesRepository } from '../invoices/invoices.repository.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'

export type SettleInvoice = ReturnType<typeof createSettleInvoice>

interface SettleDeps {
  readonly invoices: Pick<InvoicesRepository, 'setState'>
  readonly subscriptions: Pick<SubscriptionsRepository, 'find' | 'setState'>
}

/** Marks an invoice as paid. Its plan is no longer overdue. */
export const createSettleInvoice =
  ({ invoices, subscriptions }: SettleDeps) =>
  async (tx: Db, invoice: Invoice): Promise<void> => {
    await invoices.setState(tx, invoice, 'paid')
    const { subscriptionId } = invoice
    const found = subscriptionId === null ? undefined : await subscriptions.find(subscriptionId, tx)
    if (found?.state === 'past_due') await subscriptions.setState(tx, found, 'active')
  }
