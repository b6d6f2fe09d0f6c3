import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { bookmarks, users } from '../../../db/schema/index.ts'

export type BookmarkKind = 'school' | 'product' | 'job' | 'blog'
export type BookmarksRepository = ReturnType<typeof createBookmarksRepository>

/** Whose bookmark, and of what. */
export interface BookmarkKey {
  readonly userId: number
  readonly kind: BookmarkKind
  readonly id: number
}

/** Where a kind's id stands. */
const idColumns = {
  school: bookmarks.schoolId,
  product: bookmarks.productId,
  job: bookmarks.jobId,
  blog: bookmarks.blogId,
} as const satisfies Record<BookmarkKind, unknown>

const fields = {
  school: 'schoolId',
  product: 'productId',
  job: 'jobId',
  blog: 'blogId',
} as const satisfies Record<BookmarkKind, keyof typeof bookmarks.$inferInsert>

/**
 * Whether readers can see what has an id. Written out: of columns in a list of columns drizzle
 * leaves the table's name away.
 */
const liveOnes: Readonly<Record<BookmarkKind, (id: SQL) => SQL>> = {
  school: (id) => sql`exists (select from school where school.id = ${id} and is_public(school))`,
  product: (id) => sql`exists (select from product
    join store on store.id = product.store_id
    where product.id = ${id} and is_public(product, store))`,
  job: (id) => sql`exists (select from job where job.id = ${id} and is_public(job))`,
  blog: (id) => sql`exists (select from blog where blog.id = ${id} and is_public(blog))`,
}

const isLive = (kind: BookmarkKind) => liveOnes[kind](sql.raw(`bookmark.${kind}_id`))

const isAt = ({ userId, kind, id }: BookmarkKey) =>
  and(eq(bookmarks.userId, userId), eq(idColumns[kind], id))

export function createBookmarksRepository(db: Db) {
  return {
    /** One page of what is live, the latest first. */
    list: (userId: number, kind: BookmarkKind, page: { limit: number; offset: number }) =>
      db
        .select({
          id: sql<number>`${idColumns[kind]}`,
          note: bookmarks.note,
          createdAt: bookmarks.createdAt,
        })
        .from(bookmarks)
        .where(and(eq(bookmarks.userId, userId), isLive(kind)))
        .orderBy(desc(bookmarks.createdAt), desc(bookmarks.id))
        .limit(page.limit)
        .offset(page.offset),

    /** How many of each kind are live. */
    async countLive(userId: number): Promise<Record<BookmarkKind, number>> {
      const [counts] = await db
        .select({
          school: countWhere(isLive('school')),
          product: countWhere(isLive('product')),
          job: countWhere(isLive('job')),
          blog: countWhere(isLive('blog')),
        })
        .from(bookmarks)
        .where(eq(bookmarks.userId, userId))
      if (!counts) throw new Error('Counting bookmarks gave no row')
      return counts
    },

    /** Everything that a user keeps, live or not, the latest first. */
    listIds: (userId: number) =>
      db
        .select(idColumns)
        .from(bookmarks)
        .where(eq(bookmarks.userId, userId))
        .orderBy(desc(bookmarks.createdAt), desc(bookmarks.id)),

    /** Whether there was a bookmark; its note is changed where one is given. */
    async change(key: BookmarkKey, note: string | null | undefined): Promise<boolean> {
      const at = isAt(key)
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
     * Adds a bookmark of what is live, where there is room. Additions of one user wait for each
     * other, or many at once would pass the bound; what another has added meanwhile stays.
     */
    add: (key: BookmarkKey, note: string | null, most: number) =>
      db.transaction(async (tx): Promise<'added' | 'not live' | 'full'> => {
        const { userId, kind, id } = key
        const [{ isThere } = { isThere: false }] = await tx
          .select({ isThere: sql<boolean>`${liveOnes[kind](sql`${id}::integer`)}` })
          .from(users)
          .where(eq(users.id, userId))
          .for('no key update')
        if (!isThere) return 'not live'
        const [kept] = await tx
          .select({ total: count() })
          .from(bookmarks)
          .where(eq(bookmarks.userId, userId))
        if ((kept?.total ?? 0) >= most) return 'full'
        await tx
          .insert(bookmarks)
          .values({ userId, [fields[kind]]: id, note })
          .onConflictDoNothing()
        return 'added'
      }),

    async remove(key: BookmarkKey): Promise<void> {
      await db.delete(bookmarks).where(isAt(key))
    },
  }
}

const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::integer`
