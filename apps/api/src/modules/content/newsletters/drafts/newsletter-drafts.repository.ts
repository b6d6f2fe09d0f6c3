import { eq, inArray, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import { newsletterDrafts as drafts } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../trust/admin-tables/table/table-rows.repository.ts'

export type NewsletterDraftsRepository = ReturnType<typeof createNewsletterDraftsRepository>
export type DraftRow = typeof drafts.$inferSelect

/** What admins write. */
export type DraftText = Pick<DraftRow, 'title' | 'summary' | 'bodyHtml'>

/** Reads and writes drafts of newsletters. */
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

    /** Saves a locked draft as a new revision. */
    async save(tx: Db, id: number, text: DraftText): Promise<DraftRow | undefined> {
      const [saved] = await tx
        .update(drafts)
        .set({ ...text, revision: sql`${drafts.revision} + 1`, updatedAt: sql`now()` })
        .where(eq(drafts.id, id))
        .returning()
      return saved
    },
  }
}

/** Every draft of a newsletter. */
export const newsletterDraftRows = (db: Db) =>
  tableRows<Query<'downloadAdminNewsletterDrafts'>, Schema<'AdminNewsletterDraft'>>(db, {
    table: drafts,
    id: drafts.id,
    matches: ({ q }) => contains(q, drafts.title, drafts.summary),
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
      return found.map(({ id, title, summary, createdAt, updatedAt }) => ({
        id,
        title,
        summary,
        created_at: createdAt.toISOString(),
        updated_at: updatedAt.toISOString(),
      }))
    },
  })
