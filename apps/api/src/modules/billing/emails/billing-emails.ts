import type { Db } from '../../../db/connect.ts'
import { dayInIndia } from '../../platform/dates/dates-in-india.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { invoiceCorrectedEmail } from '../../platform/mail/templates/invoice-corrected.ts'
import { invoiceIssuedEmail } from '../../platform/mail/templates/invoice-issued.ts'
import { invoiceReminderEmail } from '../../platform/mail/templates/invoice-reminder.ts'
import { paidBothWaysEmail } from '../../platform/mail/templates/paid-both-ways.ts'
import { paymentConfirmedEmail } from '../../platform/mail/templates/payment-confirmed.ts'
import { paymentRefusedEmail } from '../../platform/mail/templates/payment-refused.ts'
import { paymentReturnedEmail } from '../../platform/mail/templates/payment-returned.ts'
import { paymentReturnedByHandEmail } from '../../platform/mail/templates/payment-returned-by-hand.ts'
import { paymentToReturnEmail } from '../../platform/mail/templates/payment-to-return.ts'
import { planEndedEmail } from '../../platform/mail/templates/plan-ended.ts'
import { planRenewalEmail } from '../../platform/mail/templates/plan-renewal.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { RefundReason } from '../money/refund-reasons.ts'
import type { BillingContacts } from './billing-contacts.repository.ts'

export type BillingEmails = ReturnType<typeof createBillingEmails>

interface BillingEmailsDeps {
  readonly contacts: BillingContacts
  readonly outbox: Pick<Outbox, 'put'>
  /** Origin and BASE_PATH. */
  readonly site: string
}

interface Renewal {
  readonly userId: number
  readonly plan: string
  readonly endsOn: string
  /** Null if the plan is not renewed. */
  readonly paise: number | null
}

const dayText = (day: string) => dayInIndia(new Date(`${day}T12:00:00Z`))

/** Puts emails about plans and invoices into the outbox. Call `wake` after the commit. */
export function createBillingEmails({ contacts, outbox, site }: BillingEmailsDeps) {
  const ofInvoice = ({ id, number, buyer }: Invoice) => ({
    email: buyer.email ?? '',
    number: number ?? '',
    url: `${site}/subscriptions/invoices/${id}`,
  })

  return {
    async invoiceIssued(tx: Db, invoice: Invoice, paise: number): Promise<void> {
      const plan = invoice.lines[0]?.plan ?? ''
      const dueOn = dayText(invoice.dueOn ?? '')
      await outbox.put(tx, invoiceIssuedEmail({ ...ofInvoice(invoice), plan, dueOn, paise }))
    },

    /** The invoice that replaces a wrong one. */
    async corrected(tx: Db, invoice: Invoice, of: { former: string; note: string; paise: number }) {
      const dueOn = dayText(invoice.dueOn ?? '')
      await outbox.put(tx, invoiceCorrectedEmail({ ...ofInvoice(invoice), ...of, dueOn }))
    },

    async reminder(tx: Db, invoice: Invoice, due: { paise: number; lastDay: string }) {
      const { paise } = due
      const lastDay = dayText(due.lastDay)
      await outbox.put(tx, invoiceReminderEmail({ ...ofInvoice(invoice), paise, lastDay }))
    },

    async confirmed(tx: Db, invoice: Invoice, payment: { paise: number; reference: string }) {
      await outbox.put(tx, paymentConfirmedEmail({ ...ofInvoice(invoice), ...payment }))
    },

    async refused(tx: Db, invoice: Invoice, payment: { reference: string; reason: string }) {
      await outbox.put(tx, paymentRefusedEmail({ ...ofInvoice(invoice), ...payment }))
    },

    /** Money that arrived online for an invoice that it does not pay. */
    async paidBack(
      tx: Db,
      invoice: Invoice,
      payment: { paise: number; reference: string; reason: RefundReason },
    ) {
      await outbox.put(tx, paymentReturnedEmail({ ...ofInvoice(invoice), ...payment }))
    },

    /** A transfer that does not fit the invoice. */
    async toReturn(
      tx: Db,
      invoice: Invoice,
      payment: { paise: number; reference: string; reason: RefundReason },
    ) {
      await outbox.put(tx, paymentToReturnEmail({ ...ofInvoice(invoice), ...payment }))
    },

    /** By a bank transfer that an admin made. */
    async returnedByHand(
      tx: Db,
      invoice: Invoice,
      payment: { paise: number; reference: string; returnedOn: string; note: string | null },
    ) {
      const returnedOn = dayText(payment.returnedOn)
      await outbox.put(
        tx,
        paymentReturnedByHandEmail({ ...ofInvoice(invoice), ...payment, returnedOn }),
      )
    },

    /** Online, after a reference of a transfer that nobody has looked for yet. */
    async paidBoth(tx: Db, invoice: Invoice, transfer: { paise: number; reference: string }) {
      await outbox.put(tx, paidBothWaysEmail({ ...ofInvoice(invoice), ...transfer }))
    },

    async renewal(tx: Db, { userId, plan, endsOn, paise }: Renewal): Promise<void> {
      const email = await contacts.emailOf(tx, userId)
      if (!email) return
      const url = `${site}/subscriptions`
      await outbox.put(tx, planRenewalEmail({ email, url, plan, lastDay: dayText(endsOn), paise }))
    },

    /** With the plan that the user has now. */
    async ended(tx: Db, userId: number, plan: string): Promise<void> {
      const email = await contacts.emailOf(tx, userId)
      if (email) await outbox.put(tx, planEndedEmail({ email, url: `${site}/subscriptions`, plan }))
    },
  }
}
