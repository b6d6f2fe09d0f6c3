import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { children } from '../../../db/schema/index.ts'
import type { ChildDetails } from './child-details.ts'
import { matchChildren } from './match-children.ts'

export type ChildrenRepository = ReturnType<typeof createChildrenRepository>

/** The children that users added to their profiles. */
export function createChildrenRepository(db: Db) {
  const list = (userId: number, tx: Db = db) =>
    tx
      .select({ id: children.id, name: children.name, bornOn: children.bornOn })
      .from(children)
      .where(eq(children.userId, userId))
      .orderBy(asc(children.position), asc(children.id))

  return {
    list,

    /**
     * Makes these the children of a user, whose row must be locked. A child that is only renamed or
     * moved keeps its id.
     */
    async replace(tx: Db, userId: number, wanted: readonly ChildDetails[]): Promise<void> {
      const before = await list(userId, tx)
      const { kept, removed, isChanged } = matchChildren(before, wanted)
      if (!isChanged) return
      if (removed.length > 0) await tx.delete(children).where(inArray(children.id, removed))
      for (const [position, { id, name, bornOn }] of kept.entries())
        if (id === null) await tx.insert(children).values({ userId, name, bornOn, position })
        else await tx.update(children).set({ name, bornOn, position }).where(eq(children.id, id))
    },
  }
}
