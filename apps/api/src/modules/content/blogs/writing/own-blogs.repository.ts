import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import { isoTime } from '../../../../db/iso-time.ts'
import { blogComments, blogRevisions, blogs, users } from '../../../../db/schema/index.ts'
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

/** Who changes blogs in a transaction, and why: the trigger writes them into the events. */
export interface BlogActor {
  readonly role: 'author' | 'admin' | 'system'
  readonly userId: number | null
  readonly reasonCode?: string | null
  readonly note?: string | null
}

/** Revisions that the author can see in the list. */
const maxRevisions = 50

/** Reads and writes blogs and their revisions for their authors. */
export function createOwnBlogsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    async actAs(tx: Db, { role, userId, reasonCode, note }: BlogActor): Promise<void> {
      await tx.execute(sql`
        select set_config('edbazaar.blog_actor', ${role}, true),
          set_config('edbazaar.blog_actor_id', ${userId === null ? '' : String(userId)}, true),
          set_config('edbazaar.blog_reason', ${reasonCode ?? ''}, true),
          set_config('edbazaar.blog_note', ${note ?? ''}, true)`)
    },

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

    /** The name under which a user writes. */
    async nameOf(tx: Db, userId: number): Promise<string> {
      const [found] = await tx
        .select({ name: sql<string>`btrim(firstname || ' ' || lastname)` })
        .from(users)
        .where(eq(users.id, userId))
      return found?.name ?? ''
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

    /** Later saves leave the latest revision as it is. */
    async keepLatest(tx: Db, blogId: number): Promise<void> {
      await tx.execute(sql`
        update blog_revision set is_kept = true
        where blog_id = ${blogId} and n = (select max(n) from blog_revision where blog_id = ${blogId})`)
    },

    /** Changes columns of a locked blog; its date of change, which readers see, stays. */
    async save(tx: Db, id: number, columns: Partial<typeof blogs.$inferInsert>): Promise<void> {
      await tx
        .update(blogs)
        .set({ ...columns, revision: sql`${blogs.revision} + 1` })
        .where(eq(blogs.id, id))
    },

    async setStatus(
      tx: Db,
      id: number,
      status: PublicationStatus,
      columns: Partial<typeof blogs.$inferInsert> = {},
    ): Promise<void> {
      await this.save(tx, id, { ...columns, status, statusSince: sql`now()` as never })
    },

    /** Which of the addresses another blog has or had, or will have. */
    async takenUrls(tx: Db, id: number, urls: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await tx.execute<{ url: string }>(sql`
        select url from blog where url = any(${listOf(urls)}) and id <> ${id}
        union select url from blog_former_url where url = any(${listOf(urls)}) and blog_id <> ${id}`)
      return new Set(rows.map(({ url }) => url))
    },

    /** How many blogs of an author were approved. */
    async approvedOf(authorId: number, exceptId: number, tx: Db = db): Promise<number> {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::integer as count from blog
        where author_id = ${authorId} and id <> ${exceptId} and approved_revision is not null
          and removed_at is null and moderation = 'approved'`)
      return rows[0]?.count ?? 0
    },

    async events(blogId: number) {
      const { rows } = await db.execute<{
        from: PublicationStatus | null
        to: PublicationStatus
        actor: BlogActor['role']
        name: string | null
        reasonCode: string | null
        note: string | null
        at: string
      }>(sql`
        select e.from_status as "from", e.to_status as "to", e.actor,
          btrim(u.firstname || ' ' || u.lastname) as name, e.reason_code as "reasonCode", e.note,
          ${isoTime(sql`e.at`)} as at
        from blog_event e left join app_user u on u.id = e.actor_id
        where e.blog_id = ${blogId} order by e.id`)
      return rows
    },

    comments: (blogId: number) =>
      db
        .select({
          id: blogComments.id,
          n: blogComments.n,
          paragraph: blogComments.paragraph,
          quote: blogComments.quote,
          text: blogComments.text,
          name: sql<string | null>`btrim(${users.firstname} || ' ' || ${users.lastname})`,
          sentAt: blogComments.sentAt,
          resolvedAt: blogComments.resolvedAt,
          at: blogComments.at,
        })
        .from(blogComments)
        .leftJoin(users, eq(users.id, blogComments.authorId))
        .where(eq(blogComments.blogId, blogId))
        .orderBy(blogComments.id),

    /** Comments that the author has seen and not resolved. */
    async openComments(tx: Db, blogId: number): Promise<number> {
      return tx.$count(
        blogComments,
        sql`blog_id = ${blogId} and sent_at is not null and resolved_at is null`,
      )
    },

    /** Resolves a comment that the author has seen, or opens it again; returns whether there is one. */
    async resolve(tx: Db, blogId: number, id: number, isResolved: boolean): Promise<boolean> {
      const { rowCount } = await tx.execute(sql`
        update blog_comment set resolved_at = case when ${isResolved} then now() end
        where id = ${id} and blog_id = ${blogId} and sent_at is not null`)
      return (rowCount ?? 0) > 0
    },

    /** Closes the open case of a blog that is no longer submitted. */
    async withdrawCase(tx: Db, id: number, userId: number): Promise<void> {
      await tx.execute(sql`
        with closed as (
          update moderation_case set outcome = 'ignored', decided_at = now(),
            note_private = 'Withdrawn by its author.', claimed_by = null, claimed_until = null,
            revision = revision + 1
          where subject_kind = 'blog' and subject_id = ${id} and decided_at is null
            and why in ('new', 'edit', 'scan') and reports = 0
          returning id)
        insert into moderation_event (case_id, kind, actor_id, detail)
        select id, 'decided', ${userId}, '{"outcome": "ignored"}' from closed`)
    },
  }
}

const listOf = (urls: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(urls)}::jsonb))`
