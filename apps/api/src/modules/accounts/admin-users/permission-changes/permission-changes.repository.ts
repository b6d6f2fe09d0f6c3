import { and, count, desc, eq, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { permissionChanges, users } from '../../../../db/schema/index.ts'
import type { PermissionChangeState } from './permission-change-states.ts'

export type PermissionChangesRepository = ReturnType<typeof createPermissionChangesRepository>
export type PermissionChangeRow = Awaited<ReturnType<PermissionChangesRepository['list']>>[number]
type NewChange = Omit<typeof permissionChanges.$inferInsert, 'expiresAt'>

const days = 7
const requester = alias(users, 'requester')
const decider = alias(users, 'decider')

/** A change that nobody decided in time has expired, even if the task has not marked it yet. */
const currentState = sql<PermissionChangeState>`case
  when ${permissionChanges.state} = 'pending' and ${permissionChanges.expiresAt} <= now() then 'expired'
  else ${permissionChanges.state} end`

export function createPermissionChangesRepository(db: Db) {
  const select = (tx: Db) =>
    tx
      .select({
        change: permissionChanges,
        state: currentState,
        user: { id: users.id, firstname: users.firstname, lastname: users.lastname },
        requestedBy: {
          id: requester.id,
          firstname: requester.firstname,
          lastname: requester.lastname,
        },
        decidedBy: { id: decider.id, firstname: decider.firstname, lastname: decider.lastname },
      })
      .from(permissionChanges)
      .innerJoin(users, eq(users.id, permissionChanges.userId))
      .leftJoin(requester, eq(requester.id, permissionChanges.requestedBy))
      .leftJoin(decider, eq(decider.id, permissionChanges.decidedBy))
  const inState = (state: PermissionChangeState | undefined) =>
    state === undefined ? undefined : sql`${currentState} = ${state}`

  return {
    async add(tx: Db, change: NewChange): Promise<number> {
      const [added] = await tx
        .insert(permissionChanges)
        .values({ ...change, expiresAt: sql`now() + make_interval(days => ${days})` })
        .returning({ id: permissionChanges.id })
      if (!added) throw new Error('The change was not added')
      return added.id
    },

    async find(tx: Db, id: number) {
      const [found] = await select(tx).where(eq(permissionChanges.id, id))
      return found ?? null
    },

    /** The change of a user that waits for a decision. */
    async pendingOf(tx: Db, userId: number) {
      const [found] = await select(tx).where(
        and(eq(permissionChanges.userId, userId), inState('pending')),
      )
      return found ?? null
    },

    async settle(
      tx: Db,
      id: number,
      values: Pick<NewChange, 'state' | 'decidedBy' | 'decisionNote'>,
    ): Promise<void> {
      await tx
        .update(permissionChanges)
        .set({ ...values, decidedAt: sql`now()` })
        .where(eq(permissionChanges.id, id))
    },

    /** Marks changes that nobody decided in time. */
    async expire(tx: Db = db): Promise<void> {
      await tx
        .update(permissionChanges)
        .set({ state: 'expired', decidedAt: sql`now()` })
        .where(
          and(eq(permissionChanges.state, 'pending'), lte(permissionChanges.expiresAt, sql`now()`)),
        )
    },

    /** A page, newest first. */
    list: (state: PermissionChangeState | undefined, { offset, limit }: Slice) =>
      select(db)
        .where(inState(state))
        .orderBy(desc(permissionChanges.id))
        .offset(offset)
        .limit(limit),

    async count(state: PermissionChangeState | undefined): Promise<number> {
      const [found] = await db.select({ n: count() }).from(permissionChanges).where(inState(state))
      return found?.n ?? 0
    },
  }
}
