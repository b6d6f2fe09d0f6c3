import type { Schema } from '../../../contract/operations.ts'
import { findGstState } from '../money/gst-states.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceDraft } from './issue-invoice.service.ts'

/** The `InvoiceDraft` of the contract. */
export const toDraft = (
  { lines, amounts }: InvoiceDraft,
  placeOfSupply: string,
): Schema<'InvoiceDraft'> => ({
  lines: [...lines],
  amounts: { ...amounts, has_utgst: findGstState(placeOfSupply)?.hasUtgst ?? false },
})

/** The `InvoiceSummary` of the contract. */
export function toInvoiceSummary(invoice: Invoice): Schema<'InvoiceSummary'> {
  const { id, kind, number, state, issuedAt, dueOn, lines, totalPaise, reason } = invoice
  if (state === 'draft' || number === null || issuedAt === null)
    throw new Error(`Invoice ${id} is not issued`)
  return {
    id,
    kind,
    number,
    state,
    issued_at: issuedAt.toISOString(),
    due_on: dueOn,
    lines: [...lines],
    total_paise: totalPaise,
    reason,
  }
}
