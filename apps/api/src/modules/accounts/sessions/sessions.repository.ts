import { and, desc, eq, inArray, ne, not, sql } from 'drizzle-orm'
import type { MemberRole } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { isBlockedNow } from '../../../db/current-block.ts'
import { linkTokens, sessions, users } from '../../../db/schema/index.ts'
import { isUnexpired, removeExpired } from '../../../db/token-rows.ts'

export type SessionsRepository = ReturnType<typeof createSessionsRepository>

/** A session expires after 30 days without use, and after 180 days in any case. */
const idleDays = 30
const maximumDays = 180

const expiryAfterUse = sql`least(
  ${sessions.createdAt} + make_interval(days => ${maximumDays}), now() + make_interval(days => ${idleDays}))`

export function createSessionsRepository(db: Db) {
  /** Runs for every authenticated request, so it is a prepared statement. */
  const byToken = db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      permissions: users.permissions,
      isAdmin: users.isAdmin,
      isSecondFactorMissing: sql<boolean>`${users.isAdmin}
        and not exists (select from authenticator a
          where a.user_id = ${users.id} and a.confirmed_at is not null)
        and not exists (select from passkey p where p.user_id = ${users.id})`,
      memberRoles: sql<Readonly<Record<string, MemberRole>>>`(
        select coalesce(jsonb_object_agg(
          case when m.school_id is null then 'store:' || m.store_id else 'school:' || m.school_id end,
          m.role), '{}')
        from listing_member m
        where m.user_id = ${users.id} and m.removed_at is null and m.role <> 'owner')`,
      isRecentlyConfirmed: sql<boolean>`
        coalesce(${sessions.confirmedAt} > now() - interval '15 minutes', false)`,
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '5 minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isUnexpired(sessions),
        not(isBlockedNow),
      ),
    )
    .prepare('session_by_token')

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    async findByToken(tokenHash: Buffer) {
      const [found] = await byToken.execute({ tokenHash })
      return found ?? null
    },

    async add(tx: Db, { isConfirmed, ...session }: NewSession): Promise<number> {
      await removeExpired(tx, sessions, sessions.id)
      const [added] = await tx
        .insert(sessions)
        .values({
          ...session,
          expiresAt: sql`now() + make_interval(days => ${idleDays})`,
          confirmedAt: isConfirmed ? sql`now()` : null,
        })
        .returning({ id: sessions.id })
      if (!added) throw new Error('A session was not added')
      return added.id
    },

    /** Records that a session was used, which extends it. */
    async touch(id: number): Promise<void> {
      await db
        .update(sessions)
        .set({ lastSeenAt: sql`now()`, expiresAt: expiryAfterUse })
        .where(eq(sessions.id, id))
    },

    /** Records that the user proved who they are. */
    async confirm(id: number): Promise<void> {
      await db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, id))
    },

    async list(userId: number) {
      return db
        .select({
          id: sessions.id,
          device: sessions.device,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isUnexpired(sessions)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    },

    /** Returns false if the user has no such session. */
    async remove(tx: Db, userId: number, id: number): Promise<boolean> {
      const removed = await tx
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id })
      return removed.length > 0
    },

    /** Removes all sessions of a user, except `exceptId` if it is given. */
    async removeAll(tx: Db, userId: number, exceptId?: number): Promise<void> {
      const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), others))
    },

    /** Removes links that a session can create and that outlive it. */
    async removeLinks(tx: Db, userId: number, purposes: readonly SessionLink[]): Promise<void> {
      await tx
        .delete(linkTokens)
        .where(and(eq(linkTokens.userId, userId), inArray(linkTokens.purpose, [...purposes])))
    },

    /** Removes the least recently used sessions of a user, so that `limit` remain. */
    async removeOldest(tx: Db, userId: number, limit: number): Promise<void> {
      const oldest = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .offset(limit)
      await tx.delete(sessions).where(inArray(sessions.id, oldest))
    },

    /** Whether the account has a session that was started from this IP prefix. */
    async isKnownIpPrefix(userId: number, ipPrefixHash: string): Promise<boolean> {
      const known = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.ipPrefixHash, ipPrefixHash)))
        .limit(1)
      return known.length > 0
    },
  }
}

/** Links to the jobs site, and emailed links that confirm a new address. */
export type SessionLink = 'jobs-site' | 'confirm-email'

export interface NewSession {
  readonly tokenHash: Buffer
  readonly userId: number
  readonly device: string
  readonly ipPrefixHash: string
  readonly isConfirmed: boolean
}
