import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { hasCode } from '../../../db/embedded/error-code.ts'
import { payments } from '../../../db/schema/index.ts'

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>
export type Payment = typeof payments.$inferSelect

/** Reads and writes what was paid for invoices. */
export function createPaymentsRepository(db: Db) {
  return {
    /** The reference of an invoice that an admin has not looked up yet. */
    async pendingOf(invoiceId: number, tx: Db = db): Promise<Payment | undefined> {
      const [found] = await tx
        .select()
        .from(payments)
        .where(and(eq(payments.invoiceId, invoiceId), eq(payments.state, 'pending')))
      return found
    },

    /** The last transfer for an invoice. */
    async lastTransferOf(invoiceId: number): Promise<Payment | undefined> {
      const [found] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.invoiceId, invoiceId), eq(payments.method, 'transfer')))
        .orderBy(desc(payments.id))
        .limit(1)
      return found
    },

    async add(tx: Db, payment: typeof payments.$inferInsert): Promise<void> {
      await tx.insert(payments).values(payment)
    },

    /**
     * Notes the money that arrived, in place of the reference that is being checked. Throws `conflict`
     * for a reference that another payment has.
     */
    async capture(
      tx: Db,
      captured: Pick<Payment, 'invoiceId' | 'paise' | 'reference' | 'decidedBy'>,
    ): Promise<void> {
      const values = { ...captured, state: 'captured' as const, decidedAt: new Date() }
      try {
        const pending = await tx
          .update(payments)
          .set(values)
          .where(and(eq(payments.invoiceId, captured.invoiceId), eq(payments.state, 'pending')))
          .returning({ id: payments.id })
        if (pending.length === 0)
          await tx.insert(payments).values({ ...values, method: 'transfer' })
      } catch (error) {
        throw hasCode(error, '23505')
          ? new AppError('conflict', 'Another payment has this reference.')
          : error
      }
    },

    async refuse(tx: Db, id: number, decision: Pick<Payment, 'reason' | 'decidedBy'>) {
      await tx
        .update(payments)
        .set({ ...decision, state: 'failed', decidedAt: new Date() })
        .where(eq(payments.id, id))
    },

    async setReference(tx: Db, id: number, reference: string): Promise<void> {
      await tx.update(payments).set({ reference, at: new Date() }).where(eq(payments.id, id))
    },
  }
}
