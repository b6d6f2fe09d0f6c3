import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { isOfListing, listingColumnsOf } from '../../../../db/listing-columns.ts'
import { replyTemplates } from '../../../../db/schema/index.ts'
import type { TemplatesOf } from './reply-templates.service.ts'

export type ReplyTemplatesRepository = ReturnType<typeof createReplyTemplatesRepository>

interface TemplateText {
  readonly title: string
  readonly text: string
}

const isOf = ({ listing, use }: TemplatesOf): SQL | undefined =>
  and(isOfListing(replyTemplates, listing), eq(replyTemplates.use, use))

/** Reads and writes the reply templates of listings, each use by itself. */
export function createReplyTemplatesRepository(db: Db) {
  const withId = (of: TemplatesOf, templateId: number) =>
    and(isOf(of), eq(replyTemplates.id, templateId))

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    list: (of: TemplatesOf) =>
      db
        .select({
          id: replyTemplates.id,
          title: replyTemplates.title,
          text: replyTemplates.bodyText,
        })
        .from(replyTemplates)
        .where(isOf(of))
        .orderBy(asc(sql`lower(${replyTemplates.title})`), asc(replyTemplates.id)),

    async count(tx: Db, of: TemplatesOf): Promise<number> {
      const [row] = await tx.select({ n: count() }).from(replyTemplates).where(isOf(of))
      return row?.n ?? 0
    },

    async add(
      tx: Db,
      { listing, use }: TemplatesOf,
      { title, text }: TemplateText,
      writtenBy: number,
    ): Promise<number> {
      const [added] = await tx
        .insert(replyTemplates)
        .values({
          ...listingColumnsOf(listing),
          use,
          title,
          bodyText: text,
          writtenBy,
        })
        .returning({ id: replyTemplates.id })
      if (!added) throw new Error('The template was not added')
      return added.id
    },

    /** Returns whether the listing has the template. */
    async edit(
      of: TemplatesOf,
      templateId: number,
      { title, text }: TemplateText,
    ): Promise<boolean> {
      const { rowCount } = await db
        .update(replyTemplates)
        .set({ title, bodyText: text, updatedAt: sql`now()` })
        .where(withId(of, templateId))
      return rowCount === 1
    },

    async remove(of: TemplatesOf, templateId: number): Promise<void> {
      await db.delete(replyTemplates).where(withId(of, templateId))
    },
  }
}
