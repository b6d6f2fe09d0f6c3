import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { replyTemplates } from '../../../../db/schema/index.ts'

export type ReplyTemplatesRepository = ReturnType<typeof createReplyTemplatesRepository>

interface TemplateText {
  readonly title: string
  readonly text: string
}

const ofListing = ({ kind, id }: ListingOfMembers): SQL =>
  eq(kind === 'school' ? replyTemplates.schoolId : replyTemplates.storeId, id)

/** Reads and writes the reply templates of listings. */
export function createReplyTemplatesRepository(db: Db) {
  const withId = (listing: ListingOfMembers, templateId: number) =>
    and(ofListing(listing), eq(replyTemplates.id, templateId))

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    list: (listing: ListingOfMembers) =>
      db
        .select({
          id: replyTemplates.id,
          title: replyTemplates.title,
          text: replyTemplates.bodyText,
        })
        .from(replyTemplates)
        .where(ofListing(listing))
        .orderBy(asc(sql`lower(${replyTemplates.title})`), asc(replyTemplates.id)),

    async count(tx: Db, listing: ListingOfMembers): Promise<number> {
      const [row] = await tx.select({ n: count() }).from(replyTemplates).where(ofListing(listing))
      return row?.n ?? 0
    },

    async add(
      tx: Db,
      { kind, id }: ListingOfMembers,
      { title, text }: TemplateText,
      writtenBy: number,
    ): Promise<number> {
      const [added] = await tx
        .insert(replyTemplates)
        .values({
          ...(kind === 'school' ? { schoolId: id } : { storeId: id }),
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
      listing: ListingOfMembers,
      templateId: number,
      { title, text }: TemplateText,
    ): Promise<boolean> {
      const { rowCount } = await db
        .update(replyTemplates)
        .set({ title, bodyText: text, updatedAt: sql`now()` })
        .where(withId(listing, templateId))
      return rowCount === 1
    },

    async remove(listing: ListingOfMembers, templateId: number): Promise<void> {
      await db.delete(replyTemplates).where(withId(listing, templateId))
    },
  }
}
