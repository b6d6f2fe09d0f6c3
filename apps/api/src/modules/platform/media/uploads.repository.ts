import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { uploads } from '../../../db/schema/index.ts'
import type { UploadPurpose } from './upload-purpose.ts'

export type UploadsRepository = ReturnType<typeof createUploadsRepository>
type NewUpload = typeof uploads.$inferInsert

/** Files removed per run. */
const maxRemovedAtOnce = 100

export function createUploadsRepository(db: Db) {
  return {
    async add(upload: NewUpload): Promise<void> {
      await db.insert(uploads).values(upload)
    },

    /** Marks files of these users as used; returns the users' files among them. */
    markUsed: (tx: Db, files: OwnFiles) =>
      mark(tx, files, sql`coalesce(${uploads.usedAt}, now())`, undefined),

    /** Like `markUsed`, for files that no record uses yet. */
    markNewlyUsed: (tx: Db, files: OwnFiles) => mark(tx, files, sql`now()`, isNull(uploads.usedAt)),

    /** Names and sizes of files, for their owner's list. */
    namesOf: (keys: readonly string[]) =>
      db
        .select({ key: uploads.key, name: uploads.name, bytes: uploads.bytes })
        .from(uploads)
        .where(inArray(uploads.key, [...keys])),

    /** Marks files as unused; with `keptDays`, they are not removed before that. */
    async markUnused(tx: Db, keys: readonly string[], { keptDays = 0 } = {}): Promise<void> {
      if (keys.length === 0) return
      const keptUntil = keptDays === 0 ? null : sql`now() + make_interval(days => ${keptDays})`
      await tx
        .update(uploads)
        .set({ usedAt: null, keptUntil })
        .where(inArray(uploads.key, [...keys]))
    },

    /** Marks files that a record uses again as used, regardless of who uploaded them. */
    async markUsedAgain(tx: Db, keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return
      await tx
        .update(uploads)
        .set({ usedAt: sql`now()` })
        .where(and(inArray(uploads.key, [...keys]), isNull(uploads.removingAt)))
    },

    /**
     * Marks a user's profile image and the files of their blogs and videos, which are deleted with the
     * account, as unused, and clears the names of the user's other files;
     * returns the keys of all unused files of the user.
     */
    async releaseAllOf(tx: Db, userId: number): Promise<string[]> {
      const theirs = eq(uploads.userId, userId)
      await tx.update(uploads).set({ name: null, keptUntil: null }).where(theirs)
      await tx
        .update(uploads)
        .set({ usedAt: null })
        .where(and(theirs, inArray(uploads.purpose, ['profile', 'blog', 'video'])))
      const unused = await tx
        .select({ key: uploads.key })
        .from(uploads)
        .where(and(theirs, isNull(uploads.usedAt)))
      return unused.map(({ key }) => key)
    },

    /** Deletes the rows of unused files, once `remove` has removed the files. */
    async removeUnused(keys: readonly string[], remove: Remove): Promise<void> {
      await removeFilesAndRows(
        db,
        await markForRemoval(db, inArray(uploads.key, [...keys])),
        remove,
      )
    },

    /**
     * Does this for some files that were uploaded a day ago and never attached, or whose removal
     * was interrupted; returns how many.
     */
    async removeStale(remove: Remove): Promise<number> {
      const stale = await markForRemoval(db, isStale)
      await removeFilesAndRows(db, stale, remove)
      return stale.length
    },
  }
}

/** Whether no admin may put the file back any more. */
const isOver = sql`coalesce(${uploads.keptUntil} < now(), true)`
const isStale = sql`(${uploads.createdAt} < now() - interval '1 day'
  or ${uploads.removingAt} < now() - interval '10 minutes')`

/**
 * Marks some unused files for permanent removal: they can no longer be attached, even if the
 * process is killed before they are removed. Returns their keys.
 */
async function markForRemoval(db: Db, which: SQL): Promise<string[]> {
  const unused = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(which, isNull(uploads.usedAt), isOver))
    .orderBy(uploads.createdAt)
    .limit(maxRemovedAtOnce)
    .for('update', { skipLocked: true })
  const marked = await db
    .update(uploads)
    .set({ removingAt: sql`now()` })
    .where(inArray(uploads.id, unused))
    .returning({ key: uploads.key })
  return marked.map(({ key }) => key)
}

/** Removes files by key. */
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
  const matches = and(
    inArray(uploads.key, [...keys]),
    inArray(uploads.userId, [...userIds]),
    eq(uploads.purpose, purpose),
    isNull(uploads.removingAt),
  )
  const marked = await tx
    .update(uploads)
    .set({ usedAt })
    .where(and(matches, condition))
    .returning({ key: uploads.key })
  return marked.map(({ key }) => key)
}

/** Deletes the rows after the files: a later run finds what failed in between. */
async function removeFilesAndRows(db: Db, keys: readonly string[], remove: Remove): Promise<void> {
  if (keys.length === 0) return
  await remove(keys)
  await db.delete(uploads).where(inArray(uploads.key, [...keys]))
}
