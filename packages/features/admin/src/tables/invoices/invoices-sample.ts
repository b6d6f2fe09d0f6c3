import type { AdminInvoice } from '@edbazaar/api-client'

/** An open invoice, whose user sent a reference. */
export const rows: readonly AdminInvoice[] = [
  {
    id: 87,
    number: 'EB/2627/000087',
    kind: 'tax_invoice',
    state: 'issued',
    issued_on: '2026-11-20',
    due_on: '2026-11-27',
    buyer: 'Vidya Niketan Education Trust',
    buyer_gstin: null,
    place_of_supply: '29-Karnataka',
    what: 'Growth, 2026-11-20 to 2027-11-19',
    sac: '998365',
    gst_rate: 18,
    taxable: 14_999,
    cgst: 1_349.91,
    sgst: 1_349.91,
    igst: 0,
    rounding: 0.18,
    total: 17_699,
    credited_number: null,
    reference: '632415078123',
    reference_state: 'pending',
  },
]
