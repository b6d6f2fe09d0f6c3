import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { formerSlugs, jobs, schoolClaims, schools } from '../../../db/schema/index.ts'
import { lockUser } from '../../../db/user-columns.ts'
import type { SchoolRow } from './school-row.ts'

export type SchoolEditingRepository = ReturnType<typeof createSchoolEditingRepository>
type NewSchoolRow = typeof schools.$inferInsert
/** The columns that a change writes. */
export type SchoolColumns = Partial<SchoolRow>

const isKept = (id: number) => and(eq(schools.id, id), isNull(schools.deletedAt))

export function createSchoolEditingRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Active or not, unless it is deleted. */
    async find(id: number): Promise<SchoolRow | undefined> {
      const [found] = await db.select().from(schools).where(isKept(id))
      return found
    },

    /** Finds a school and locks it until the transaction ends. */
    async lock(tx: Db, id: number): Promise<SchoolRow | undefined> {
      const [found] = await tx.select().from(schools).where(isKept(id)).for('update')
      return found
    },

    /** Whether the user was granted the school that others had added. */
    async isClaimedBy(tx: Db, id: number, userId: number): Promise<boolean> {
      const found = await tx
        .select({ id: schoolClaims.id })
        .from(schoolClaims)
        .where(
          and(
            eq(schoolClaims.userId, userId),
            eq(schoolClaims.schoolId, id),
            eq(schoolClaims.result, 'granted'),
          ),
        )
        .limit(1)
      return found.length > 0
    },

    /** Makes other requests of the user to create a school wait until the transaction ends. */
    lockOwner: lockUser,

    /** The school that has the slug, or had it formerly. */
    async findBySlug(tx: Db, slug: string) {
      const columns = {
        id: schools.id,
        slug: schools.slug,
        ownerId: schools.ownerId,
        isActive: schools.isActive,
        deletedAt: schools.deletedAt,
      }
      const [found] = await tx.select(columns).from(schools).where(eq(schools.slug, slug))
      if (found) return found
      const [former] = await tx
        .select(columns)
        .from(formerSlugs)
        .innerJoin(schools, eq(schools.id, formerSlugs.schoolId))
        .where(eq(formerSlugs.slug, slug))
      return former
    },

    /** Returns the id, or undefined if the slug is taken. */
    async add(tx: Db, school: NewSchoolRow): Promise<number | undefined> {
      const [added] = await tx
        .insert(schools)
        .values(school)
        .onConflictDoNothing({ target: schools.slug })
        .returning({ id: schools.id })
      return added?.id
    },

    async save(tx: Db, id: number, columns: SchoolColumns): Promise<void> {
      await tx
        .update(schools)
        .set({ ...columns, updatedAt: sql`now()` })
        .where(eq(schools.id, id))
    },

    /** Redirects the old slug to the school; a former slug in use again is no longer former. */
    async addFormerSlug(tx: Db, id: number, before: string, after: string): Promise<void> {
      await tx.insert(formerSlugs).values({ slug: before, schoolId: id }).onConflictDoNothing()
      await tx
        .delete(formerSlugs)
        .where(and(eq(formerSlugs.slug, after), eq(formerSlugs.schoolId, id)))
    },

    /** Whether another school has the slug, or had it formerly. */
    async isSlugTaken(tx: Db, slug: string, exceptId: number): Promise<boolean> {
      const current = await tx
        .select({ id: schools.id })
        .from(schools)
        .where(and(eq(schools.slug, slug), ne(schools.id, exceptId)))
      const former = await tx
        .select({ id: formerSlugs.schoolId })
        .from(formerSlugs)
        .where(and(eq(formerSlugs.slug, slug), ne(formerSlugs.schoolId, exceptId)))
      return current.length + former.length > 0
    },

    /** The ids of the school's jobs. */
    async jobsOf(tx: Db, id: number): Promise<number[]> {
      const found = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.schoolId, id))
      return found.map((job) => job.id)
    },
  }
}
