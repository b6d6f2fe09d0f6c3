import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { jobAlerts as alerts, jobAlertRuns, users } from '../../../db/schema/index.ts'
import { inMinutes } from '../../../db/token-rows.ts'

export type JobAlertsRepository = ReturnType<typeof createJobAlertsRepository>
export type JobAlertRow = typeof alerts.$inferSelect
export type NewJobAlert = typeof alerts.$inferInsert

/** The owner of an alert: a user, or an address without an account. */
export type AlertOwner = { readonly userId: number } | { readonly email: string }

/** Until a confirmation link expires: two days. */
const confirmMinutes = 48 * 60

const isOwnedBy = (owner: AlertOwner): SQL =>
  'userId' in owner
    ? eq(alerts.userId, owner.userId)
    : sql`lower(${alerts.email}) = lower(${owner.email})`

export function createJobAlertsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** The address of a user, and whether it is confirmed. */
    async addressOf(userId: number) {
      const [user] = await db
        .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
        .from(users)
        .where(eq(users.id, userId))
      return user ?? null
    },

    /** Lets one transaction at a time add alerts of an owner. */
    async lockOwner(tx: Db, owner: AlertOwner): Promise<void> {
      const key = 'userId' in owner ? `user ${owner.userId}` : owner.email.toLowerCase()
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended('job alert ' || ${key}, 0))`,
      )
    },

    /** The alert of an owner with some criteria that has not ended. */
    async findSame(tx: Db, owner: AlertOwner, key: string): Promise<JobAlertRow | null> {
      const [found] = await tx
        .select()
        .from(alerts)
        .where(and(isOwnedBy(owner), eq(alerts.criteriaKey, key), isNull(alerts.endedAt)))
      return found ?? null
    },

    async countOf(tx: Db, owner: AlertOwner): Promise<number> {
      const [counted] = await tx
        .select({ total: count() })
        .from(alerts)
        .where(and(isOwnedBy(owner), isNull(alerts.endedAt)))
      return counted?.total ?? 0
    },

    async add(tx: Db, alert: NewJobAlert): Promise<JobAlertRow> {
      const [added] = await tx.insert(alerts).values(alert).returning()
      if (!added) throw new Error('An alert was not added')
      return added
    },

    async setFrequency(tx: Db, id: number, every: JobAlertRow['every']): Promise<void> {
      await tx.update(alerts).set({ every, updatedAt: sql`now()` }).where(eq(alerts.id, id))
    },

    /** Sets the confirmation link of an alert, which replaces an earlier one. */
    async setConfirmLink(tx: Db, id: number, confirmHash: Buffer): Promise<void> {
      await tx
        .update(alerts)
        .set({ confirmHash, confirmExpiresAt: inMinutes(confirmMinutes) })
        .where(eq(alerts.id, id))
    },

    /** Consumes a confirmation link. Returns false if it is not valid. */
    async confirm(hash: Buffer): Promise<boolean> {
      const confirmed = await db
        .update(alerts)
        .set({
          confirmedAt: sql`now()`,
          reviewedAt: sql`now()`,
          matchedUntil: sql`now()`,
          confirmHash: null,
          confirmExpiresAt: null,
          updatedAt: sql`now()`,
        })
        .where(
          and(
            eq(alerts.confirmHash, hash),
            sql`${alerts.confirmExpiresAt} > now()`,
            isNull(alerts.endedAt),
          ),
        )
        .returning({ id: alerts.id })
      return confirmed.length > 0
    },

    /** Ends an alert, also repeatedly. Returns false if the token is unknown. */
    async endByToken(hash: Buffer): Promise<boolean> {
      return end(eq(alerts.tokenHash, hash))
    },

    /** Ends an alert of a user, or of their confirmed address. Returns false if there is none. */
    async endOwn(id: number, userId: number, email: string | null): Promise<boolean> {
      return end(and(eq(alerts.id, id), isOf(userId, email)))
    },

    /** Keeps an alert for another year. Returns false if it has ended. */
    async renew(hash: Buffer): Promise<boolean> {
      const renewed = await db
        .update(alerts)
        .set({ reviewedAt: sql`now()`, warnedAt: null, updatedAt: sql`now()` })
        .where(and(eq(alerts.tokenHash, hash), isNull(alerts.endedAt)))
        .returning({ id: alerts.id })
      return renewed.length > 0
    },

    /** Alerts of a user, and of their confirmed address, that have not ended; latest first. */
    async listOf(userId: number, email: string | null, limit: number) {
      const lastRun = db
        .select({ day: sql<string | null>`max(${jobAlertRuns.runOn})::text` })
        .from(jobAlertRuns)
        .where(eq(jobAlertRuns.alertId, alerts.id))
      return db
        .select({ alert: alerts, lastRunOn: sql<string | null>`(${lastRun})` })
        .from(alerts)
        .where(and(isOf(userId, email), isNull(alerts.endedAt)))
        .orderBy(desc(alerts.id))
        .limit(limit)
    },
  }

  async function end(condition: SQL | undefined): Promise<boolean> {
    const ended = await db
      .update(alerts)
      .set({
        endedAt: sql`coalesce(${alerts.endedAt}, now())`,
        confirmHash: null,
        confirmExpiresAt: null,
        updatedAt: sql`now()`,
      })
      .where(condition)
      .returning({ id: alerts.id })
    return ended.length > 0
  }
}

const isOf = (userId: number, email: string | null): SQL | undefined =>
  email === null
    ? eq(alerts.userId, userId)
    : or(eq(alerts.userId, userId), sql`lower(${alerts.email}) = lower(${email})`)
