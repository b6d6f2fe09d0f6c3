import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { invoiceSeries, invoices, payments } from '../../../db/schema/index.ts'
import type { Invoice } from './invoice.ts'
import { type InvoiceState, mayInvoiceMove } from './invoice-states.ts'

export type InvoicesRepository = ReturnType<typeof createInvoicesRepository>
export type NewInvoice = typeof invoices.$inferInsert

/** Number of overdue invoices that one run of the upkeep handles. */
const batchSize = 200

const isInvoice = ne(invoices.kind, 'credit_note')
const isOpen = and(isInvoice, eq(invoices.state, 'issued'))

/** Reads and writes invoices and credit notes. */
export function createInvoicesRepository(db: Db) {
  return {
    /** The next number of a series. Others wait until the transaction ends; a rollback gives it back. */
    async nextNumber(tx: Db, prefix: string, financialYear: number): Promise<number> {
      const [row] = await tx
        .insert(invoiceSeries)
        .values({ prefix, financialYear, last: 1 })
        .onConflictDoUpdate({
          target: [invoiceSeries.prefix, invoiceSeries.financialYear],
          set: { last: sql`${invoiceSeries.last} + 1` },
        })
        .returning({ last: invoiceSeries.last })
      if (!row) throw new Error('The series gave no number')
      return row.last
    },

    async addDraft(tx: Db, draft: NewInvoice): Promise<Invoice> {
      const [added] = await tx.insert(invoices).values(draft).returning()
      if (!added) throw new Error('The invoice was not added')
      return added
    },

    async issue(tx: Db, id: number, number: string, issuedAt: Date): Promise<Invoice> {
      const [issued] = await tx
        .update(invoices)
        .set({ state: 'issued', number, issuedAt })
        .where(eq(invoices.id, id))
        .returning()
      if (!issued) throw new Error('The invoice was not issued')
      return issued
    },

    /** Throws `conflict` for a change that is not allowed; a trigger refuses it as well. */
    async setState(tx: Db, { id, state: from }: Pick<Invoice, 'id' | 'state'>, to: InvoiceState) {
      if (!mayInvoiceMove(from, to))
        throw new AppError('conflict', 'The invoice has changed. Reload the page.')
      await tx.update(invoices).set({ state: to }).where(eq(invoices.id, id))
    },

    async find(id: number, tx: Db = db): Promise<Invoice | undefined> {
      const [found] = await tx.select().from(invoices).where(eq(invoices.id, id))
      return found
    },

    async lock(tx: Db, id: number): Promise<Invoice | undefined> {
      const [found] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
      return found
    },

    /** The invoices and credit notes of a user, the newest first. */
    listOf: (userId: number): Promise<Invoice[]> =>
      db
        .select()
        .from(invoices)
        .where(and(eq(invoices.userId, userId), ne(invoices.state, 'draft')))
        .orderBy(desc(invoices.id))
        .limit(200),

    /** All invoices and credit notes of a user, the oldest first. */
    allOf: (userId: number): Promise<Invoice[]> =>
      db
        .select()
        .from(invoices)
        .where(and(eq(invoices.userId, userId), ne(invoices.state, 'draft')))
        .orderBy(asc(invoices.issuedAt), asc(invoices.id)),

    /** Whether a credit note reduces an invoice. */
    async isReduced(tx: Db, id: number): Promise<boolean> {
      const found = await tx
        .select({ id: invoices.id })
        .from(invoices)
        .where(eq(invoices.creditsId, id))
        .limit(1)
      return found.length > 0
    },

    /** The newest invoice of a subscription. */
    async newestOf(subscriptionId: number, tx: Db = db): Promise<Invoice | undefined> {
      const [found] = await tx
        .select()
        .from(invoices)
        .where(and(eq(invoices.subscriptionId, subscriptionId), isInvoice))
        .orderBy(desc(invoices.id))
        .limit(1)
      return found
    },

    /** The credit note that reduced an invoice of a subscription when another plan replaced it. */
    async creditOf(tx: Db, subscriptionId: number): Promise<Invoice | undefined> {
      const [found] = await tx
        .select()
        .from(invoices)
        .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.kind, 'credit_note')))
        .orderBy(desc(invoices.id))
        .limit(1)
      return found
    },

    /** Open invoices that are due on a day or before and may need a reminder, the oldest first. */
    due: (day: string): Promise<Pick<Invoice, 'id'>[]> =>
      db
        .select({ id: invoices.id })
        .from(invoices)
        .where(and(isOpen, lte(invoices.dueOn, day)))
        .orderBy(asc(invoices.dueOn), asc(invoices.id))
        .limit(batchSize),

    async countReminder(tx: Db, id: number): Promise<void> {
      await tx
        .update(invoices)
        .set({ reminders: sql`${invoices.reminders} + 1` })
        .where(eq(invoices.id, id))
    },

    /** The amounts paid for an invoice, by credit and in all. */
    async paidFor(invoiceId: number, tx: Db = db): Promise<{ credit: number; total: number }> {
      const [found] = await tx
        .select({
          credit: sql<number>`coalesce(sum(${payments.paise}) filter (where ${payments.method} = 'credit'), 0)::integer`,
          total: sql<number>`coalesce(sum(${payments.paise}), 0)::integer`,
        })
        .from(payments)
        .where(and(eq(payments.invoiceId, invoiceId), eq(payments.state, 'captured')))
      return found ?? { credit: 0, total: 0 }
    },
  }
}
