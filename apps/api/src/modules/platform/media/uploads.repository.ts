import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { uploads } from '../../../db/schema/index.ts'

export type UploadsRepository = ReturnType<typeof createUploadsRepository>
type NewUpload = typeof uploads.$inferInsert
export type UploadPurpose = NewUpload['purpose']

/** Files that one sweep removes at once. */
const sweptAtOnce = 100

export function createUploadsRepository(db: Db) {
  return {
    async add(upload: NewUpload): Promise<void> {
      await db.insert(uploads).values(upload)
    },

    /** Notes that something shows files of these users; gives those that are theirs. */
    markUsed: (tx: Db, files: OwnFiles) =>
      mark(tx, files, sql`coalesce(${uploads.usedAt}, now())`, undefined),

    /** The same of files that nothing shows yet. */
    markNewlyUsed: (tx: Db, files: OwnFiles) => mark(tx, files, sql`now()`, isNull(uploads.usedAt)),

    /** What is noted of files for those who see them in a list. */
    namesOf: (keys: readonly string[]) =>
      db
        .select({ key: uploads.key, name: uploads.name, bytes: uploads.bytes })
        .from(uploads)
        .where(inArray(uploads.key, [...keys])),

    /** Notes that nothing shows these files any more. */
    async markUnused(tx: Db, keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return
      await tx
        .update(uploads)
        .set({ usedAt: null })
        .where(inArray(uploads.key, [...keys]))
    },

    /**
     * Notes that nothing shows a user's profile any more; gives the keys of its files, and of those
     * that nothing showed. What they called their files goes from those that stay.
     */
    async markLeft(tx: Db, userId: number): Promise<string[]> {
      const theirs = eq(uploads.userId, userId)
      await tx.update(uploads).set({ name: null }).where(theirs)
      await tx
        .update(uploads)
        .set({ usedAt: null })
        .where(and(theirs, eq(uploads.purpose, 'profile')))
      const unused = await tx
        .select({ key: uploads.key })
        .from(uploads)
        .where(and(theirs, isNull(uploads.usedAt)))
      return unused.map(({ key }) => key)
    },

    /** Forgets those of the files that nothing shows, once `remove` has removed them. */
    async removeUnused(keys: readonly string[], remove: Remove): Promise<void> {
      await forget(db, await condemn(db, inArray(uploads.key, [...keys])), remove)
    },

    /**
     * The same for some that were sent a day ago and never put to use, or whose removal was not
     * ended; gives how many.
     */
    async removeStale(remove: Remove): Promise<number> {
      const stale = await condemn(db, isStale)
      await forget(db, stale, remove)
      return stale.length
    },
  }
}

const isStale = sql`(${uploads.createdAt} < now() - interval '1 day'
  or ${uploads.removingAt} < now() - interval '10 minutes')`

/**
 * Notes of some files that nothing shows that they go, for good: who is ended before they are gone
 * leaves nothing that could be shown again. Gives their keys.
 */
async function condemn(db: Db, which: SQL): Promise<string[]> {
  const unused = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(which, isNull(uploads.usedAt)))
    .orderBy(uploads.createdAt)
    .limit(sweptAtOnce)
    .for('update', { skipLocked: true })
  const condemned = await db
    .update(uploads)
    .set({ removingAt: sql`now()` })
    .where(inArray(uploads.id, unused))
    .returning({ key: uploads.key })
  return condemned.map(({ key }) => key)
}

/** Removes files by their keys. */
type Remove = (keys: readonly string[]) => Promise<void>

interface OwnFiles {
  readonly userIds: readonly number[]
  readonly purpose: UploadPurpose
  readonly keys: readonly string[]
}

async function mark(
  tx: Db,
  { userIds, purpose, keys }: OwnFiles,
  usedAt: SQL,
  condition: SQL | undefined,
): Promise<string[]> {
  if (keys.length === 0) return []
  const theirs = and(
    inArray(uploads.key, [...keys]),
    inArray(uploads.userId, [...userIds]),
    eq(uploads.purpose, purpose),
    isNull(uploads.removingAt),
  )
  const marked = await tx
    .update(uploads)
    .set({ usedAt })
    .where(and(theirs, condition))
    .returning({ key: uploads.key })
  return marked.map(({ key }) => key)
}

/** Rows go after their files: what fails in between is found again by a later sweep. */
async function forget(db: Db, keys: readonly string[], remove: Remove): Promise<void> {
  if (keys.length === 0) return
  await remove(keys)
  await db.delete(uploads).where(inArray(uploads.key, [...keys]))
}
