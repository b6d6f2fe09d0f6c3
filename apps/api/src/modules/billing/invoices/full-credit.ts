import type { Invoice } from './invoice.ts'
import type { InvoiceDraft } from './issue-invoice.service.ts'

/** The whole invoice, for a credit note that cancels it. */
export const fullCreditOf = (invoice: Invoice): InvoiceDraft => ({
  lines: invoice.lines,
  amounts: {
    taxable_paise: invoice.taxablePaise,
    cgst_paise: invoice.cgstPaise,
    sgst_paise: invoice.sgstPaise,
    igst_paise: invoice.igstPaise,
    rounding_paise: invoice.roundingPaise,
    total_paise: invoice.totalPaise,
    gst_rate: invoice.gstRate,
  },
})
