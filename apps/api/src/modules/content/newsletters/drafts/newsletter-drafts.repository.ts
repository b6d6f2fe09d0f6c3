import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import {
  newsletterDrafts as drafts,
  newsletterIssues as issues,
  users,
} from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'
import type { DraftRow } from '../draft-row.ts'

export type NewsletterDraftsRepository = ReturnType<typeof createNewsletterDraftsRepository>

/** The texts that admins write. */
export type DraftText = Pick<DraftRow, 'title' | 'summary' | 'blocks'>

/** Reads and writes newsletters as admins write them. */
export function createNewsletterDraftsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    async find(id: number): Promise<DraftRow | undefined> {
      const [found] = await db.select().from(drafts).where(eq(drafts.id, id))
      return found
    },

    async lock(tx: Db, id: number): Promise<DraftRow | undefined> {
      const [found] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('update')
      return found
    },

    /** Adds a draft; undefined if an earlier request with the key has added it. */
    async add(tx: Db, text: DraftText, requestKey: string): Promise<DraftRow | undefined> {
      const [added] = await tx
        .insert(drafts)
        .values({ ...text, requestKey })
        .onConflictDoNothing()
        .returning()
      return added
    },

    async findByKey(tx: Db, requestKey: string): Promise<DraftRow | undefined> {
      const [found] = await tx.select().from(drafts).where(eq(drafts.requestKey, requestKey))
      return found
    },

    /** Changes a locked draft, which has a new revision then. */
    async save(
      tx: Db,
      id: number,
      columns: Partial<DraftText> & Partial<Pick<DraftRow, 'state' | 'sendAt' | 'endedAt'>>,
    ): Promise<DraftRow | undefined> {
      const [saved] = await tx
        .update(drafts)
        .set({ ...columns, revision: sql`${drafts.revision} + 1`, updatedAt: sql`now()` })
        .where(eq(drafts.id, id))
        .returning()
      return saved
    },

    async remove(tx: Db, id: number): Promise<void> {
      await tx.delete(drafts).where(eq(drafts.id, id))
    },

    /** The ids among these whose texts are final, because they are not drafts any more. */
    async finalAmong(tx: Db, ids: readonly number[]): Promise<number[]> {
      const found = await tx
        .select({ id: drafts.id })
        .from(drafts)
        .where(and(inArray(drafts.id, [...ids]), sql`${drafts.state} <> 'draft'`))
        .for('update')
      return found.map(({ id }) => id)
    },

    async issueOf({ issueId }: DraftRow) {
      if (issueId === null) return null
      const [found] = await db
        .select({ slug: issues.slug, number: issues.number })
        .from(issues)
        .where(eq(issues.id, issueId))
      return found ?? null
    },

    /** The confirmed address of a user. */
    async addressOf(userId: number): Promise<string | null> {
      const [found] = await db
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, userId), sql`${users.emailConfirmedAt} is not null`))
      return found?.email ?? null
    },
  }
}

/** Every newsletter, whatever its state. */
export const newsletterDraftRows = (db: Db) =>
  tableRows<Query<'downloadAdminNewsletterDrafts'>, Schema<'AdminNewsletterDraft'>>(db, {
    table: drafts,
    id: drafts.id,
    matches: ({ q, state }) =>
      and(contains(q, drafts.title, drafts.summary), state && eq(drafts.state, state)),
    orders: {
      title: sql`lower(${drafts.title})`,
      created: drafts.createdAt,
      updated: drafts.updatedAt,
    },
    async read(ids) {
      const found = await db
        .select()
        .from(drafts)
        .where(inArray(drafts.id, [...ids]))
      return found.map((draft) => ({
        id: draft.id,
        title: draft.title,
        summary: draft.summary,
        state: draft.state,
        send_at: draft.sendAt?.toISOString() ?? null,
        started_at: draft.startedAt?.toISOString() ?? null,
        created_at: draft.createdAt.toISOString(),
        updated_at: draft.updatedAt.toISOString(),
      }))
    },
  })
