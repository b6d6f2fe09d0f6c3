import { dayMs } from '../../platform/dates/durations.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { PaymentPage } from './payment-pages.repository.ts'
import type { ProviderPage, ProviderPayment } from './payment-provider.ts'

/** Failed payments after which an invoice cannot be paid online for a day. */
export const maxFailures = 3
/** Milliseconds for which failed payments count. */
export const failurePause = dayMs

export const isOpenInvoice = ({ state, kind }: Pick<Invoice, 'state' | 'kind'>): boolean =>
  state === 'issued' && kind !== 'credit_note'

interface Arrived {
  readonly payment: Pick<ProviderPayment, 'paise' | 'currency'>
  readonly found: Pick<ProviderPage, 'key'>
  readonly page: Pick<PaymentPage, 'key' | 'paise'>
  readonly invoice: Pick<Invoice, 'state' | 'kind'>
  /** The amount left to pay of the invoice. */
  readonly toPay: number
}

/** The reason why money does not pay the invoice; undefined if it does. */
export function refundReasonFor({ payment, found, page, invoice, toPay }: Arrived) {
  if (!isOpenInvoice(invoice)) return invoice.state === 'paid' ? 'paid_before' : 'not_open'
  const fits =
    payment.currency === 'INR' &&
    payment.paise === page.paise &&
    payment.paise === toPay &&
    found.key === page.key
  return fits ? undefined : 'wrong_amount'
}
