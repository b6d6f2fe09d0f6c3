import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { invoices, paymentPages } from '../../../db/schema/index.ts'

export type PaymentPagesRepository = ReturnType<typeof createPaymentPagesRepository>
export type PaymentPage = typeof paymentPages.$inferSelect

const isLive = inArray(paymentPages.state, ['created', 'open'])
/** Pages that one run of the upkeep asks about. */
const batchSize = 50

/** Reads and writes the pages of the payment provider on which invoices can be paid. */
export function createPaymentPagesRepository(db: Db) {
  async function findBy(condition: ReturnType<typeof eq>, tx: Db = db) {
    const [found] = await tx.select().from(paymentPages).where(condition)
    return found
  }

  return {
    find: (id: number) => findBy(eq(paymentPages.id, id)),
    findByKey: (key: string) => findBy(eq(paymentPages.key, key)),
    findByOrder: (orderId: string) => findBy(eq(paymentPages.orderId, orderId)),

    async lock(tx: Db, id: number): Promise<PaymentPage | undefined> {
      const [found] = await tx
        .select()
        .from(paymentPages)
        .where(eq(paymentPages.id, id))
        .for('update')
      return found
    },

    /** The page on which an invoice can be paid now. */
    async liveOf(invoiceId: number, tx: Db = db): Promise<PaymentPage | undefined> {
      const [found] = await tx
        .select()
        .from(paymentPages)
        .where(and(eq(paymentPages.invoiceId, invoiceId), isLive))
      return found
    },

    /** The newest page of an invoice. */
    async newestOf(invoiceId: number): Promise<PaymentPage | undefined> {
      const [found] = await db
        .select()
        .from(paymentPages)
        .where(eq(paymentPages.invoiceId, invoiceId))
        .orderBy(desc(paymentPages.id))
        .limit(1)
      return found
    },

    /** Number of failed payments for an invoice since a time, and the time and reason of the last one. */
    async failuresOf(invoiceId: number, since: Date, tx: Db = db) {
      const found = await tx
        .select({
          failures: paymentPages.failures,
          at: paymentPages.failedAt,
          reason: paymentPages.lastFailure,
        })
        .from(paymentPages)
        .where(and(eq(paymentPages.invoiceId, invoiceId), gt(paymentPages.failedAt, since)))
        .orderBy(asc(paymentPages.failedAt))
      const last = found.at(-1)
      return {
        count: found.reduce((sum, { failures }) => sum + failures, 0),
        at: last?.at ?? null,
        reason: last?.reason ?? null,
      }
    },

    async add(tx: Db, page: typeof paymentPages.$inferInsert): Promise<PaymentPage> {
      const [added] = await tx.insert(paymentPages).values(page).returning()
      if (!added) throw new Error('The payment page was not added')
      return added
    },

    async update(tx: Db, id: number, change: Partial<PaymentPage>): Promise<void> {
      await tx.update(paymentPages).set(change).where(eq(paymentPages.id, id))
    },

    /** Sets the state of a page that the provider has not answered for. */
    async markFailed(id: number): Promise<void> {
      await db
        .update(paymentPages)
        .set({ state: 'failed', checkedAt: new Date() })
        .where(and(eq(paymentPages.id, id), eq(paymentPages.state, 'created')))
    },

    /**
     * The pages to ask about, the longest unasked first: live ones of invoices that are no longer open,
     * at once; other live ones hourly; closed ones daily for a week, because banks can be late.
     */
    due: (): Promise<Pick<PaymentPage, 'id'>[]> =>
      db
        .select({ id: paymentPages.id })
        .from(paymentPages)
        .innerJoin(invoices, eq(invoices.id, paymentPages.invoiceId))
        .where(
          or(
            and(
              isLive,
              or(
                ne(invoices.state, 'issued'),
                isNull(paymentPages.checkedAt),
                lt(paymentPages.checkedAt, sql`now() - interval '1 hour'`),
                lt(paymentPages.expiresAt, sql`now()`),
              ),
              // The request that makes the page is under way.
              or(
                ne(paymentPages.state, 'created'),
                lt(paymentPages.createdAt, sql`now() - interval '1 minute'`),
              ),
            ),
            and(
              notInArray(paymentPages.state, ['created', 'open', 'failed']),
              gt(paymentPages.createdAt, sql`now() - interval '7 days'`),
              lt(paymentPages.checkedAt, sql`now() - interval '1 day'`),
            ),
          ),
        )
        .orderBy(sql`${paymentPages.checkedAt} nulls first`, asc(paymentPages.id))
        .limit(batchSize),
  }
}
