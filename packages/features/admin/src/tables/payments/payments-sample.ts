import type { AdminPayment } from '@edbazaar/api-client'

const payment: AdminPayment = {
  id: 41,
  arrived_on: '2026-11-21',
  invoice_id: 87,
  invoice_number: 'EB/2627/000087',
  buyer: 'Vidya Niketan Education Trust',
  method: 'transfer',
  reference: '632415078123',
  amount: 17_699,
  state: 'captured',
  reason: null,
  returned_on: null,
  returned: null,
  return_reference: null,
  return_note: null,
}

/** One that paid an invoice, two that have to be returned, and one that was returned in part. */
export const rows: readonly AdminPayment[] = [
  payment,
  {
    ...payment,
    id: 42,
    reference: '632415078124',
    state: 'to_return',
    reason: 'paid_before',
  },
  {
    ...payment,
    id: 43,
    invoice_number: 'EB/2627/000079',
    buyer: 'विद्या निकेतन शिक्षण संस्थान',
    method: 'razorpay',
    reference: 'pay_Fc8mUeDrEKf08Y',
    state: 'to_return',
    reason: 'not_open',
  },
  {
    ...payment,
    id: 44,
    reference: 'HDFCN52026112100',
    amount: 2_000.5,
    state: 'refunded',
    reason: 'wrong_amount',
    returned_on: '2026-11-24',
    returned: 1_982.8,
    return_reference: '632800112233',
    return_note: 'The bank kept a fee of ₹17.70.',
  },
]
