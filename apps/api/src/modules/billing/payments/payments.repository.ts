import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { hasCode } from '../../../db/error-code.ts'
import { payments } from '../../../db/schema/index.ts'
import type { Payment } from './payment.ts'

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>

/** The reason why an admin does not look for a transfer any more. */
const paidOnline = 'The invoice was paid online.'

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

    /** The last transfer or payment online for an invoice, without returned money. */
    async lastOf(invoiceId: number): Promise<Payment | undefined> {
      const [found] = await db
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.invoiceId, invoiceId),
            ne(payments.method, 'credit'),
            inArray(payments.state, ['pending', 'captured', 'failed']),
          ),
        )
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

    /** Whether a transfer is to be returned, or has been returned. */
    async isReturned(tx: Db, reference: string): Promise<boolean> {
      const found = await tx
        .select({ id: payments.id })
        .from(payments)
        .where(
          and(
            eq(payments.reference, reference),
            eq(payments.method, 'transfer'),
            inArray(payments.state, ['to_return', 'refunded']),
          ),
        )
      return found.length > 0
    },

    async refuse(tx: Db, id: number, decision: Pick<Payment, 'reason' | 'decidedBy'>) {
      await tx
        .update(payments)
        .set({ ...decision, state: 'failed', decidedAt: new Date() })
        .where(eq(payments.id, id))
    },

    /** The user paid online while a transfer was being looked for. */
    async replaceByOnline(tx: Db, id: number): Promise<void> {
      await tx
        .update(payments)
        .set({ state: 'failed', reason: paidOnline, decidedAt: new Date() })
        .where(eq(payments.id, id))
    },

    /** The provider's ids of the payments on a page. */
    async referencesOf(tx: Db, pageId: number): Promise<ReadonlySet<string>> {
      const found = await tx
        .select({ reference: payments.reference })
        .from(payments)
        .where(eq(payments.pageId, pageId))
      return new Set(found.map(({ reference }) => reference))
    },

    /** Payments for an invoice that are to be returned, or have been returned. */
    paidBackOf: (invoiceId: number): Promise<Payment[]> =>
      db
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.invoiceId, invoiceId),
            inArray(payments.state, ['refunding', 'refunded', 'to_return']),
          ),
        )
        .orderBy(asc(payments.id)),

    /** The payments of a page that wait for their refund. */
    refundsOf: (pageId: number): Promise<Pick<Payment, 'id'>[]> =>
      db
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.pageId, pageId), eq(payments.state, 'refunding'))),

    dueRefunds: (): Promise<Pick<Payment, 'id'>[]> =>
      db
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.state, 'refunding'), lte(payments.refundDueAt, sql`now()`)))
        .orderBy(asc(payments.refundDueAt))
        .limit(50),

    /** No other process takes a refund for a minute. */
    async claimRefund(id: number): Promise<Payment | undefined> {
      const [found] = await db
        .update(payments)
        .set({ refundDueAt: sql`now() + interval '1 minute'` })
        .where(and(eq(payments.id, id), eq(payments.state, 'refunding')))
        .returning()
      return found
    },

    /** The provider has it, or refused it; asked again in an hour. Nothing if another answer came first. */
    async recordRefund(
      { id, refundId, refundTries }: Pick<Payment, 'id' | 'refundId' | 'refundTries'>,
      change: Partial<Pick<Payment, 'refundId' | 'refundTries'>>,
    ): Promise<void> {
      await db
        .update(payments)
        .set({ ...change, refundDueAt: sql`now() + interval '1 hour'` })
        .where(
          and(
            eq(payments.id, id),
            eq(payments.state, 'refunding'),
            eq(payments.refundTries, refundTries),
            sql`${payments.refundId} is not distinct from ${refundId}`,
          ),
        )
    },

    /** An admin refunded it on the provider's site, so the provider refuses our refund. */
    async recordRefundByHand(tx: Db, pageId: number, reference: string): Promise<void> {
      await tx
        .update(payments)
        .set({ state: 'refunded', refundDueAt: null })
        .where(
          and(
            eq(payments.pageId, pageId),
            eq(payments.reference, reference),
            or(
              eq(payments.state, 'to_return'),
              and(
                eq(payments.state, 'refunding'),
                isNull(payments.refundId),
                gt(payments.refundTries, 0),
              ),
            ),
          ),
        )
    },

    async endRefund(
      id: number,
      state: 'refunded' | 'to_return',
      refundId: string | null,
    ): Promise<void> {
      await db
        .update(payments)
        .set({ state, refundId, refundDueAt: null })
        .where(and(eq(payments.id, id), eq(payments.state, 'refunding')))
    },

    async setReference(tx: Db, id: number, reference: string): Promise<void> {
      await tx.update(payments).set({ reference, at: new Date() }).where(eq(payments.id, id))
    },
  }
}
