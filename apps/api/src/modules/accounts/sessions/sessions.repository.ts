import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { linkTokens, sessions, users } from '../../../db/schema/index.ts'

export type SessionsRepository = ReturnType<typeof createSessionsRepository>

/** Days that a session lasts without being used, and at most. */
const idleDays = 30
const mostDays = 180

const endAfterUse = sql`least(
  ${sessions.createdAt} + make_interval(days => ${mostDays}), now() + make_interval(days => ${idleDays}))`

export function createSessionsRepository(db: Db) {
  /** The one question of every request that is signed: by the hash of its token. */
  const byToken = db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      permissions: users.permissions,
      isAdmin: users.isAdmin,
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '5 minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        sql`${users.blockedAt} is null`,
      ),
    )
    .prepare('session_by_token')

  return {
    async findByToken(tokenHash: Buffer) {
      const [found] = await byToken.execute({ tokenHash })
      return found ?? null
    },

    async add(tx: Db, session: NewSession): Promise<number> {
      const [added] = await tx
        .insert(sessions)
        .values({ ...session, expiresAt: sql`now() + make_interval(days => ${idleDays})` })
        .returning({ id: sessions.id })
      if (!added) throw new Error('A session was not added')
      return added.id
    },

    /** Notes that a session was used, which lets it last longer. */
    async touch(id: number): Promise<void> {
      await db
        .update(sessions)
        .set({ lastSeenAt: sql`now()`, expiresAt: endAfterUse })
        .where(eq(sessions.id, id))
    },

    async listOf(userId: number) {
      return db
        .select({
          id: sessions.id,
          device: sessions.device,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    },

    /** Whether there was such a session of this user. */
    async remove(userId: number, id: number): Promise<boolean> {
      const removed = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id })
      return removed.length > 0
    },

    /** All of a user, but perhaps for one. */
    async removeOf(tx: Db | null, userId: number, butId?: number): Promise<void> {
      const others = butId === undefined ? undefined : ne(sessions.id, butId)
      await (tx ?? db).delete(sessions).where(and(eq(sessions.userId, userId), others))
    },

    /** Removes what a session can make that outlives it: links to the jobs site, and to confirm. */
    async removeLinksMade(userId: number): Promise<void> {
      await db
        .delete(linkTokens)
        .where(
          and(
            eq(linkTokens.userId, userId),
            inArray(linkTokens.purpose, ['jobs-site', 'confirm-email']),
          ),
        )
    },

    /** Removes what a user has more of than `most`: those that were used longest ago. */
    async removeBeyond(tx: Db, userId: number, most: number): Promise<void> {
      const beyond = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .offset(most)
      await tx.delete(sessions).where(inArray(sessions.id, beyond))
    },

    /** Removes a few that have ended, past those that somebody else removes. */
    async removeEnded(tx: Db, most: number): Promise<void> {
      const ended = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(lt(sessions.expiresAt, sql`now()`))
        .limit(most)
        .for('update', { skipLocked: true })
      await tx.delete(sessions).where(inArray(sessions.id, ended))
    },

    /** Whether somebody of this household has signed in to this account and still is. */
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

export interface NewSession {
  readonly tokenHash: Buffer
  readonly userId: number
  readonly device: string
  readonly ipPrefixHash: string
}
