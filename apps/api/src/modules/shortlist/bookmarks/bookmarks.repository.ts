import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { bookmarks, users } from '../../../db/schema/index.ts'

export type BookmarkKind = 'school' | 'product' | 'job' | 'blog'
export type BookmarksRepository = ReturnType<typeof createBookmarksRepository>

/** A user and the record that they bookmarked. */
export interface BookmarkKey {
  readonly userId: number
  readonly kind: BookmarkKind
  readonly id: number
}

/** The column with the id of each kind of record. */
const idColumns = {
  school: bookmarks.schoolId,
  product: bookmarks.productId,
  job: bookmarks.jobId,
  blog: bookmarks.blogId,
} as const satisfies Record<BookmarkKind, unknown>

const columnNames = {
  school: 'schoolId',
  product: 'productId',
  job: 'jobId',
  blog: 'blogId',
} as const satisfies Record<BookmarkKind, keyof typeof bookmarks.$inferInsert>

/**
 * The condition that a record is public. Written as text because drizzle omits table names in column
 * lists.
 */
const publicConditions: Readonly<Record<BookmarkKind, (id: SQL) => SQL>> = {
  school: (id) => sql`exists (select from school where school.id = ${id} and is_public(school))`,
  product: (id) => sql`exists (select from product
    join store on store.id = product.store_id
    where product.id = ${id} and is_public(product, store))`,
  job: (id) => sql`exists (select from job where job.id = ${id} and is_public(job))`,
  blog: (id) => sql`exists (select from blog where blog.id = ${id} and is_public(blog))`,
}

interface UnavailableRow extends Record<string, unknown> {
  readonly id: number
  readonly name: string
  readonly note: string | null
  readonly isDeleted: boolean
}

/** Reads the record of a bookmark, and whether it is public or deleted. */
const unavailable = {
  school: {
    join: sql`join school on school.id = bookmark.school_id`,
    name: sql`school.name`,
    isPublic: sql`is_public(school)`,
    isDeleted: sql`school.deleted_at is not null`,
  },
  product: {
    join: sql`join product on product.id = bookmark.product_id
      join store on store.id = product.store_id`,
    name: sql`product.name`,
    isPublic: sql`is_public(product, store)`,
    isDeleted: sql`coalesce(product.deleted_at, store.deleted_at) is not null`,
  },
  job: {
    join: sql`join job on job.id = bookmark.job_id`,
    name: sql`job.title`,
    isPublic: sql`is_public(job)`,
    isDeleted: sql`job.deleted_at is not null`,
  },
  blog: {
    join: sql`join blog on blog.id = bookmark.blog_id`,
    name: sql`blog.title`,
    isPublic: sql`is_public(blog)`,
    isDeleted: sql`false`,
  },
} as const satisfies Record<BookmarkKind, Record<string, SQL>>

const isRecordPublic = (kind: BookmarkKind) =>
  publicConditions[kind](sql.raw(`bookmark.${kind}_id`))

const matchesKey = ({ userId, kind, id }: BookmarkKey) =>
  and(eq(bookmarks.userId, userId), eq(idColumns[kind], id))

export function createBookmarksRepository(db: Db) {
  return {
    /** One page of bookmarks of public records, latest first. */
    list: (userId: number, kind: BookmarkKind, page: { limit: number; offset: number }) =>
      db
        .select({
          id: sql<number>`${idColumns[kind]}`,
          note: bookmarks.note,
          createdAt: bookmarks.createdAt,
        })
        .from(bookmarks)
        .where(and(eq(bookmarks.userId, userId), isRecordPublic(kind)))
        .orderBy(desc(bookmarks.createdAt), desc(bookmarks.id))
        .limit(page.limit)
        .offset(page.offset),

    /** Bookmarks of records that are not public, latest first. */
    listUnavailable: async (userId: number, kind: BookmarkKind): Promise<UnavailableRow[]> => {
      const { rows } = await db.execute<UnavailableRow>(sql`
        select bookmark.${sql.raw(`${kind}_id`)} as id, bookmark.note,
          ${unavailable[kind].name} as name, ${unavailable[kind].isDeleted} as "isDeleted"
        from bookmark ${unavailable[kind].join}
        where bookmark.user_id = ${userId} and bookmark.${sql.raw(`${kind}_id`)} is not null
          and not ${unavailable[kind].isPublic}
        order by bookmark.created_at desc, bookmark.id desc`)
      return rows
    },

    /** The number of bookmarks of public records, per kind. */
    async countPublic(userId: number): Promise<Record<BookmarkKind, number>> {
      const [counts] = await db
        .select({
          school: countWhere(isRecordPublic('school')),
          product: countWhere(isRecordPublic('product')),
          job: countWhere(isRecordPublic('job')),
          blog: countWhere(isRecordPublic('blog')),
        })
        .from(bookmarks)
        .where(eq(bookmarks.userId, userId))
      if (!counts) throw new Error('The count query returned no row')
      return counts
    },

    /** All bookmarks of a user, including those of hidden records, latest first. */
    listIds: (userId: number) =>
      db
        .select(idColumns)
        .from(bookmarks)
        .where(eq(bookmarks.userId, userId))
        .orderBy(desc(bookmarks.createdAt), desc(bookmarks.id)),

    /** Changes the note of a bookmark, if a note is given. Returns false if there is no bookmark. */
    async change(key: BookmarkKey, note: string | null | undefined): Promise<boolean> {
      const at = matchesKey(key)
      const found =
        note === undefined
          ? await db.select({ id: bookmarks.id }).from(bookmarks).where(at)
          : await db
              .update(bookmarks)
              .set({ note, updatedAt: sql`now()` })
              .where(at)
              .returning({ id: bookmarks.id })
      return found.length > 0
    },

    /**
     * Adds a bookmark of a public record, up to the limit. Locking the user makes concurrent additions
     * wait, so that they cannot exceed the limit. An existing bookmark stays unchanged.
     */
    add: (key: BookmarkKey, note: string | null, limit: number) =>
      db.transaction(async (tx): Promise<'added' | 'not public' | 'full'> => {
        const { userId, kind, id } = key
        const [{ isPublicRecord } = { isPublicRecord: false }] = await tx
          .select({ isPublicRecord: sql<boolean>`${publicConditions[kind](sql`${id}::integer`)}` })
          .from(users)
          .where(eq(users.id, userId))
          .for('no key update')
        if (!isPublicRecord) return 'not public'
        const [existing] = await tx
          .select({ total: count() })
          .from(bookmarks)
          .where(eq(bookmarks.userId, userId))
        if ((existing?.total ?? 0) >= limit) return 'full'
        await tx
          .insert(bookmarks)
          .values({ userId, [columnNames[kind]]: id, note })
          .onConflictDoNothing()
        return 'added'
      }),

    async remove(key: BookmarkKey): Promise<void> {
      await db.delete(bookmarks).where(matchesKey(key))
    },
  }
}

const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::integer`
