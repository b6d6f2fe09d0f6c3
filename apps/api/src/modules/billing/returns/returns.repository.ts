import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { hasCode } from '../../../db/error-code.ts'
import { payments } from '../../../db/schema/index.ts'
import type { Payment } from '../payments/payment.ts'

export type ReturnsRepository = ReturnType<typeof createReturnsRepository>

type Arrived = Pick<Payment, 'invoiceId' | 'paise' | 'reference' | 'reason' | 'at' | 'decidedBy'>
type Returned = Pick<
  Payment,
  'returnedOn' | 'returnedPaise' | 'returnReference' | 'returnNote' | 'returnedBy'
>

/** A value that has to be unique exists already. */
async function orConflict<T>(write: Promise<T>, message: string): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw hasCode(error, '23505') ? new AppError('conflict', message) : error
  }
}

/** Reads and writes money that a person returns. */
export function createReturnsRepository() {
  return {
    async find(tx: Db, id: number): Promise<Payment | undefined> {
      const [found] = await tx.select().from(payments).where(eq(payments.id, id))
      return found
    },

    /** The invoice that a transfer paid. */
    async paidBy(tx: Db, reference: string): Promise<number | undefined> {
      const [found] = await tx
        .select({ invoiceId: payments.invoiceId })
        .from(payments)
        .where(and(eq(payments.reference, reference), eq(payments.state, 'captured')))
      return found?.invoiceId
    },

    /** Throws `conflict` for a transfer that is noted already. */
    async add(tx: Db, arrived: Arrived): Promise<void> {
      const values = { ...arrived, state: 'to_return' as const, decidedAt: new Date() }
      const { invoiceId, reference } = arrived
      const write = async () => {
        const sent = await tx
          .update(payments)
          .set(values)
          .where(
            and(
              eq(payments.invoiceId, invoiceId),
              eq(payments.reference, reference),
              eq(payments.state, 'pending'),
            ),
          )
          .returning({ id: payments.id })
        if (sent.length === 0) await tx.insert(payments).values({ ...values, method: 'transfer' })
      }
      await orConflict(write(), 'This transfer is already recorded.')
    },

    /** Throws `conflict` for a reference that another return has, and unless it has to be returned. */
    async end(tx: Db, id: number, returned: Returned): Promise<void> {
      const write = tx
        .update(payments)
        .set({ ...returned, state: 'refunded' })
        .where(and(eq(payments.id, id), eq(payments.state, 'to_return')))
        .returning({ id: payments.id })
      const ended = await orConflict(write, 'Another return has this reference.')
      if (ended.length === 0)
        throw new AppError(
          'conflict',
          'This payment has been returned, or is not due to be returned.',
        )
    },
  }
}
