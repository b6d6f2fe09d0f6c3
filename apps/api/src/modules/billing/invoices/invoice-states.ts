import { invoiceState } from '../../../db/schema/index.ts'

export const invoiceStates = invoiceState.enumValues
export type InvoiceState = (typeof invoiceStates)[number]

/** The 4 allowed changes of state, of 12. */
const nextStates: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  draft: ['issued'],
  issued: ['paid', 'credited'],
  paid: ['credited'],
  credited: [],
}

export const mayInvoiceMove = (from: InvoiceState, to: InvoiceState): boolean =>
  nextStates[from].includes(to)
