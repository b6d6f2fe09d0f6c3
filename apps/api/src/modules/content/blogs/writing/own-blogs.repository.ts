import { and, desc, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../db/connect.ts'
import { blogComments, blogRevisions, blogs, users } from '../../../../db/schema/index.ts'
import { userNameOrNull } from '../../../../db/user-columns.ts'
import { createPublications } from '../../publishing/publications.repository.ts'
import type { PublicationStatus } from '../../review/publication-states.ts'

export type OwnBlogsRepository = ReturnType<typeof createOwnBlogsRepository>
export type BlogRecord = typeof blogs.$inferSelect
export type RevisionRow = typeof blogRevisions.$inferSelect

/** The columns of a revision that the author writes. */
export type RevisionText = Pick<
  RevisionRow,
  | 'url'
  | 'title'
  | 'summary'
  | 'topic'
  | 'tags'
  | 'cover'
  | 'bodyHtml'
  | 'isByProvider'
  | 'hasSyntheticMedia'
>

/** Revisions that the author can see in the list. */
const maxRevisions = 50

/** Reads and writes blogs and their revisions for their authors. */
export function createOwnBlogsRepository(db: Db) {
  return {
    ...createPublications(db, 'blog'),

    async find(id: number, tx: Db = db): Promise<BlogRecord | undefined> {
      const [found] = await tx.select().from(blogs).where(eq(blogs.id, id))
      return found
    },

    async lock(tx: Db, id: number): Promise<BlogRecord | undefined> {
      const [found] = await tx.select().from(blogs).where(eq(blogs.id, id)).for('update')
      return found
    },

    /** The draft that an earlier request with the key has added. */
    async idOfKey(tx: Db, authorId: number, requestKey: string): Promise<number> {
      const [found] = await tx
        .select({ id: blogs.id })
        .from(blogs)
        .where(and(eq(blogs.authorId, authorId), eq(blogs.requestKey, requestKey)))
      if (!found) throw new Error('The blog was neither added nor found')
      return found.id
    },

    /**
     * Adds a draft without text; a trigger adds its first revision. Undefined if an earlier request of the
     * author with the key has added it.
     */
    async add(
      tx: Db,
      blog: Pick<BlogRecord, 'authorId' | 'authorName' | 'requestKey' | 'url'>,
    ): Promise<number | undefined> {
      const [added] = await tx
        .insert(blogs)
        .values({ ...blog, title: '', summary: '', topic: 'learning', bodyHtml: '' })
        .onConflictDoNothing()
        .returning({ id: blogs.id })
      return added?.id
    },

    async remove(tx: Db, id: number): Promise<void> {
      await tx.delete(blogs).where(eq(blogs.id, id))
    },

    async latest(id: number, tx: Db = db): Promise<RevisionRow> {
      const [found] = await tx
        .select()
        .from(blogRevisions)
        .where(eq(blogRevisions.blogId, id))
        .orderBy(desc(blogRevisions.n))
        .limit(1)
      if (!found) throw new Error('Every blog has a revision')
      return found
    },

    async revision(blogId: number, n: number, tx: Db = db): Promise<RevisionRow | undefined> {
      const [found] = await tx
        .select()
        .from(blogRevisions)
        .where(and(eq(blogRevisions.blogId, blogId), eq(blogRevisions.n, n)))
      return found
    },

    /** The latest revisions, without their texts. */
    revisions: (blogId: number) =>
      db
        .select({
          n: blogRevisions.n,
          words: blogRevisions.words,
          savedAt: blogRevisions.savedAt,
        })
        .from(blogRevisions)
        .where(eq(blogRevisions.blogId, blogId))
        .orderBy(desc(blogRevisions.n))
        .limit(maxRevisions),

    /** Writes into the latest revision. */
    async overwrite(tx: Db, id: number, text: RevisionText): Promise<void> {
      await tx
        .update(blogRevisions)
        .set({ ...text, savedAt: sql`now()` })
        .where(eq(blogRevisions.id, id))
    },

    async addRevision(
      tx: Db,
      revision: RevisionText & Pick<RevisionRow, 'blogId' | 'n' | 'savedBy'>,
    ): Promise<void> {
      await tx.insert(blogRevisions).values(revision)
    },

    /** Changes columns of a locked blog; its date of change, which readers see, stays. */
    async save(tx: Db, id: number, columns: PgUpdateSetSource<typeof blogs>): Promise<void> {
      await tx
        .update(blogs)
        .set({ ...columns, revision: sql`${blogs.revision} + 1` })
        .where(eq(blogs.id, id))
    },

    async setStatus(
      tx: Db,
      id: number,
      status: PublicationStatus,
      columns: PgUpdateSetSource<typeof blogs> = {},
    ): Promise<void> {
      await this.save(tx, id, { ...columns, status, statusSince: sql`now()` })
    },

    comments: (blogId: number) =>
      db
        .select({
          id: blogComments.id,
          n: blogComments.n,
          paragraph: blogComments.paragraph,
          quote: blogComments.quote,
          text: blogComments.text,
          name: userNameOrNull,
          sentAt: blogComments.sentAt,
          resolvedAt: blogComments.resolvedAt,
          at: blogComments.at,
        })
        .from(blogComments)
        .leftJoin(users, eq(users.id, blogComments.authorId))
        .where(eq(blogComments.blogId, blogId))
        .orderBy(blogComments.id),
  }
}
