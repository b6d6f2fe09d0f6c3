import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import { deskViews } from '../../../../db/schema/index.ts'

export type DeskViewsRepository = ReturnType<typeof createDeskViewsRepository>

/** The user and the desk that views belong to. */
export interface ViewsOwner {
  readonly userId: number
  readonly kind: Schema<'DeskScopeKind'>
  /** 0 for a desk without an id. */
  readonly targetId: number
}

const ofOwner = ({ userId, kind, targetId }: ViewsOwner) =>
  and(eq(deskViews.userId, userId), eq(deskViews.kind, kind), eq(deskViews.targetId, targetId))

const hasName = (name: string) => sql`lower(${deskViews.name}) = lower(${name})`

/** Reads and writes the saved views of desks. */
export function createDeskViewsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    list: (owner: ViewsOwner) =>
      db
        .select({ id: deskViews.id, name: deskViews.name, query: deskViews.query })
        .from(deskViews)
        .where(ofOwner(owner))
        .orderBy(asc(sql`lower(${deskViews.name})`)),

    async find(tx: Db, userId: number, id: number) {
      const [found] = await tx
        .select({ kind: deskViews.kind, targetId: deskViews.targetId })
        .from(deskViews)
        .where(and(eq(deskViews.userId, userId), eq(deskViews.id, id)))
        .for('update')
      return found
    },

    async count(tx: Db, owner: ViewsOwner): Promise<number> {
      const [found] = await tx.select({ n: count() }).from(deskViews).where(ofOwner(owner))
      return found?.n ?? 0
    },

    async isTaken(tx: Db, owner: ViewsOwner, name: string, exceptId = 0): Promise<boolean> {
      const [found] = await tx
        .select({ id: deskViews.id })
        .from(deskViews)
        .where(and(ofOwner(owner), hasName(name), ne(deskViews.id, exceptId)))
      return found !== undefined
    },

    /** Undefined if another request has just added a view of this name. */
    async add(tx: Db, owner: ViewsOwner, view: { readonly name: string; readonly query: string }) {
      const [added] = await tx
        .insert(deskViews)
        .values({ ...owner, ...view })
        .onConflictDoNothing()
        .returning({ id: deskViews.id, name: deskViews.name, query: deskViews.query })
      return added
    },

    async rename(tx: Db, id: number, name: string): Promise<void> {
      await tx.update(deskViews).set({ name, updatedAt: sql`now()` }).where(eq(deskViews.id, id))
    },

    async remove(userId: number, id: number): Promise<void> {
      await db.delete(deskViews).where(and(eq(deskViews.userId, userId), eq(deskViews.id, id)))
    },
  }
}
