import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { listingName } from '../../../../db/listing-columns.ts'
import {
  applicationBlocks,
  applicationEvents,
  applicationMailings,
  applicationMessages,
  applications,
  jobs,
  reminderOptOuts,
  schools,
  stores,
  users,
} from '../../../../db/schema/index.ts'
import { userName } from '../../../../db/user-columns.ts'
import { applicationColumns } from '../record/application-columns.ts'

export type MyApplicationRepository = ReturnType<typeof createMyApplicationRepository>
export type Tab = 'all' | 'open' | 'ended'

/** As the applicant knows it. */
const isEnded = sql`${applications.toldState} in ('hired', 'declined', 'not_taken', 'withdrawn')`
const inTab: Readonly<Record<Tab, SQL | undefined>> = {
  all: undefined,
  open: sql`not ${isEnded}`,
  ended: isEnded,
}

/** When the employer no longer has an application: 12 months after the job closed. */
export const removedAfter = sql<string | null>`(
  case when job.status in ('closed', 'filled', 'removed')
    then least(job.status_since, coalesce(job.closes_at, job.status_since))
    else job.closes_at end + interval '12 months')`

const columns = {
  ...applicationColumns,
  isOpen: sql<boolean>`is_open(${jobs})`,
  removedOn: sql<string | null>`(${removedAfter} at time zone 'Asia/Kolkata')::date::text`,
  isLastFromEmployer: sql<boolean>`coalesce((
    select not m.is_from_applicant from application_message m
    where m.application_id = ${applications.id} order by m.id desc limit 1), false)`,
  hasEmployerMessage: sql<boolean>`exists (select from application_message m
    where m.application_id = ${applications.id} and not m.is_from_applicant)`,
}

/** The applications of a user, or the one for a job. */
const of = (userId: number, jobId: number | undefined) =>
  and(
    eq(applications.userId, userId),
    jobId === undefined ? undefined : eq(applications.jobId, jobId),
  )

export type MyRow = Awaited<ReturnType<MyApplicationRepository['list']>>[number]

/** A person's applications as they see them themselves. */
export function createMyApplicationRepository(db: Db) {
  const select = (tx: Db) =>
    tx
      .select(columns)
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .leftJoin(schools, eq(schools.id, jobs.schoolId))
      .leftJoin(stores, eq(stores.id, jobs.storeId))

  return {
    list: (
      userId: number,
      tab: Tab,
      { offset, limit, jobId }: Slice & { jobId?: number | undefined },
    ) =>
      select(db)
        .where(and(of(userId, jobId), inTab[tab]))
        .orderBy(desc(applications.id))
        .offset(offset)
        .limit(limit),

    async one(id: number, tx: Db = db) {
      return (await select(tx).where(eq(applications.id, id)))[0]
    },

    async counts(userId: number, jobId?: number) {
      const [counts] = await db
        .select({
          all: sql<number>`count(*)::integer`,
          ended: sql<number>`count(*) filter (where ${isEnded})::integer`,
        })
        .from(applications)
        .where(of(userId, jobId))
      const { all, ended } = counts ?? { all: 0, ended: 0 }
      return { all, open: all - ended, ended }
    },

    /** The states that the applicants of several applications can see, in order. */
    async steps(ids: readonly number[], tx: Db = db) {
      if (ids.length === 0) return []
      return tx
        .select({
          applicationId: applicationEvents.applicationId,
          state: applicationEvents.toState,
          at: applicationEvents.at,
        })
        .from(applicationEvents)
        .where(
          and(
            inArray(applicationEvents.applicationId, [...ids]),
            sql`(${applicationEvents.kind} = 'told' or (${applicationEvents.kind} = 'state'
              and ${applicationEvents.toState} in ('submitted', 'withdrawn')))`,
          ),
        )
        .orderBy(asc(applicationEvents.id))
    },

    messages: (applicationId: number, tx: Db = db) =>
      tx
        .select()
        .from(applicationMessages)
        .where(eq(applicationMessages.applicationId, applicationId))
        .orderBy(asc(applicationMessages.id)),

    /** Returns whether it was added; a repeated request is not. */
    async addMessage(tx: Db, values: typeof applicationMessages.$inferInsert): Promise<boolean> {
      const added = await tx
        .insert(applicationMessages)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: applicationMessages.id })
      return added.length > 0
    },

    /** The members who opened the contact details, and when. */
    reveals: (applicationId: number, tx: Db = db) =>
      tx
        .select({
          by: sql<string>`coalesce(nullif(${userName}, ''), 'A former member')`,
          at: applicationEvents.at,
        })
        .from(applicationEvents)
        .leftJoin(users, eq(users.id, applicationEvents.actorId))
        .where(
          and(
            eq(applicationEvents.applicationId, applicationId),
            eq(applicationEvents.kind, 'reveal'),
          ),
        )
        .orderBy(asc(applicationEvents.id)),

    async hasReminders(userId: number): Promise<boolean> {
      const found = await db
        .select({ userId: reminderOptOuts.userId })
        .from(reminderOptOuts)
        .where(eq(reminderOptOuts.userId, userId))
      return found.length === 0
    },

    /** The user who got the link of a reminder. */
    async reminded(tokenHash: Buffer, tx: Db = db): Promise<number | undefined> {
      const [found] = await tx
        .select({ userId: applicationMailings.userId })
        .from(applicationMailings)
        .where(eq(applicationMailings.tokenHash, tokenHash))
      return found?.userId
    },

    async setReminders(tx: Db, userId: number, hasReminders: boolean): Promise<void> {
      if (hasReminders) await tx.delete(reminderOptOuts).where(eq(reminderOptOuts.userId, userId))
      else await tx.insert(reminderOptOuts).values({ userId }).onConflictDoNothing()
    },

    /** The listings that never see the user's applications, by name. */
    async blocked(userId: number) {
      const rows = await db
        .select({
          schoolId: applicationBlocks.schoolId,
          storeId: applicationBlocks.storeId,
          name: sql<string>`${listingName}`.as('blocked_name'),
          slug: schools.slug,
          city: sql<string | null>`coalesce(${schools.city}, ${stores.city})`,
        })
        .from(applicationBlocks)
        .leftJoin(schools, eq(schools.id, applicationBlocks.schoolId))
        .leftJoin(stores, eq(stores.id, applicationBlocks.storeId))
        .where(eq(applicationBlocks.userId, userId))
        .orderBy(asc(sql`blocked_name`), asc(applicationBlocks.id))
      return rows
    },

    async setBlocked(
      tx: Db,
      userId: number,
      { schoolIds, storeIds }: { schoolIds: readonly number[]; storeIds: readonly number[] },
    ): Promise<void> {
      await tx.delete(applicationBlocks).where(eq(applicationBlocks.userId, userId))
      const values = [
        ...schoolIds.map((schoolId) => ({ userId, schoolId })),
        ...storeIds.map((storeId) => ({ userId, storeId })),
      ]
      if (values.length > 0) await tx.insert(applicationBlocks).values(values)
    },

    /** Number of the listings that exist. */
    async countListings(
      schoolIds: readonly number[],
      storeIds: readonly number[],
    ): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(sql`
        select ((select count(*) from school where id = any(${sql.param([...schoolIds])}::integer[]) and deleted_at is null)
          + (select count(*) from store where id = any(${sql.param([...storeIds])}::integer[]) and deleted_at is null))::integer as count`)
      return rows[0]?.count ?? 0
    },
  }
}
