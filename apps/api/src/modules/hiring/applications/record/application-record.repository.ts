import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { listingOf } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import {
  applicationEvents,
  applications,
  jobs,
  schools,
  stores,
  users,
} from '../../../../db/schema/index.ts'
import { isConsidered } from '../states/application-states.ts'
import { applicationColumns } from './application-columns.ts'
import type { ApplicationRecord } from './application-record.ts'

export type ApplicationRecordRepository = ReturnType<typeof createApplicationRecordRepository>
export type NewApplicationEvent = typeof applicationEvents.$inferInsert

/** Applications that the employer can see: sent, not held, not removed, and not from somebody who blocked it. */
export const isVisibleToEmployer: SQL = sql`(application.state <> 'draft'
  and application.removed_at is null and not is_held(application)
  and not exists (select from application_block b where b.user_id = application.user_id
    and (b.school_id = job.school_id or b.store_id = job.store_id)))`

const columns = {
  ...applicationColumns,
  applicant: { firstname: users.firstname, lastname: users.lastname, email: users.email },
}

/** Reads and changes applications; both sides use it. */
export function createApplicationRecordRepository(db: Db) {
  const select = (tx: Db) =>
    tx
      .select(columns)
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(users, eq(users.id, applications.userId))
      .leftJoin(schools, eq(schools.id, jobs.schoolId))
      .leftJoin(stores, eq(stores.id, jobs.storeId))

  type Selected = Awaited<ReturnType<typeof select>>[number]

  function toRecord(found: Selected | undefined): ApplicationRecord | undefined {
    if (!found) return undefined
    const { application, job, applicant } = found
    const listing = listingOf(job)
    if (!listing) return undefined
    return {
      application,
      job,
      applicant,
      listing,
      listingName: found.schoolName ?? found.storeName ?? '',
      listingSlug: found.schoolSlug,
      listingCity: found.schoolCity ?? found.storeCity,
    }
  }

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** With `lock`, locks the application until the transaction ends. */
    async ofApplicant(
      publicId: string,
      userId: number,
      { tx = db, lock = false }: { tx?: Db; lock?: boolean } = {},
    ): Promise<ApplicationRecord | undefined> {
      const query = select(tx).where(
        and(eq(applications.publicId, publicId), eq(applications.userId, userId)),
      )
      return toRecord((await (lock ? query.for('update', { of: applications }) : query))[0])
    },

    /** An application that the employer can see; locked until the transaction ends with `lock`. */
    async ofEmployer(
      publicId: string,
      { tx = db, lock = false }: { tx?: Db; lock?: boolean } = {},
    ): Promise<ApplicationRecord | undefined> {
      const query = select(tx).where(and(eq(applications.publicId, publicId), isVisibleToEmployer))
      return toRecord((await (lock ? query.for('update', { of: applications }) : query))[0])
    },

    /** Several of them, in the order of their ids, locked until the transaction ends. */
    async lockAll(tx: Db, publicIds: readonly string[]): Promise<ApplicationRecord[]> {
      const rows = await select(tx)
        .where(
          and(
            sql`${applications.publicId} = any(${sql.param([...publicIds])}::uuid[])`,
            isVisibleToEmployer,
          ),
        )
        .orderBy(applications.id)
        .for('update', { of: applications })
      return rows.map(toRecord).filter((record) => record !== undefined)
    },

    async byIds(tx: Db, ids: readonly number[]): Promise<ApplicationRecord[]> {
      const rows = await select(tx)
        .where(sql`${applications.id} = any(${sql.param([...ids])}::integer[])`)
        .orderBy(applications.id)
      return rows.map(toRecord).filter((record) => record !== undefined)
    },

    /** Counts as a change: the revision increases. */
    async change(
      tx: Db,
      id: number,
      values: Partial<typeof applications.$inferInsert>,
    ): Promise<void> {
      await tx
        .update(applications)
        .set({ ...values, revision: sql`${applications.revision} + 1`, updatedAt: sql`now()` })
        .where(eq(applications.id, id))
    },

    /** Writes a decision on applications; the first one that considers them ends their blind phase. */
    async decide(
      tx: Db,
      ids: readonly number[],
      values: Partial<typeof applications.$inferInsert>,
    ): Promise<void> {
      await tx
        .update(applications)
        .set({
          ...values,
          ...(values.state !== undefined &&
            isConsidered(values.state) && {
              shortlistedAt: sql`coalesce(${applications.shortlistedAt}, now())`,
            }),
          revision: sql`${applications.revision} + 1`,
          updatedAt: sql`now()`,
        })
        .where(sql`${applications.id} = any(${sql.param([...ids])}::integer[])`)
    },

    /** Ends the hold of applications. */
    async release(tx: Db, ids: readonly number[]): Promise<void> {
      await tx
        .update(applications)
        .set({ releasedAt: sql`now()`, updatedAt: sql`now()` })
        .where(sql`${applications.id} = any(${sql.param([...ids])}::integer[])`)
    },

    async addEvents(tx: Db, events: readonly NewApplicationEvent[]): Promise<void> {
      if (events.length > 0) await tx.insert(applicationEvents).values([...events])
    },

    /** Marks applications as told. */
    async markTold(tx: Db, ids: readonly number[]): Promise<void> {
      await tx
        .update(applications)
        .set({
          toldAt: sql`now()`,
          toldState: sql`${applications.state}`,
          answeredAt: sql`coalesce(${applications.answeredAt}, now())`,
          revision: sql`${applications.revision} + 1`,
          updatedAt: sql`now()`,
        })
        .where(sql`${applications.id} = any(${sql.param([...ids])}::integer[])`)
    },

    /** Returns whether it was the first time. */
    async markSeen(tx: Db, id: number): Promise<boolean> {
      const seen = await tx
        .update(applications)
        .set({ seenAt: sql`now()` })
        .where(
          and(
            eq(applications.id, id),
            isNull(applications.seenAt),
            ne(applications.state, 'draft'),
          ),
        )
        .returning({ id: applications.id })
      return seen.length > 0
    },
  }
}
