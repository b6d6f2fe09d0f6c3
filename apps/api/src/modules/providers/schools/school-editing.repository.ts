import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { formerSlugs, jobs, schools, users } from '../../../db/schema/index.ts'

export type SchoolEditingRepository = ReturnType<typeof createSchoolEditingRepository>
/** Everything of a school: for services, never for an answer. */
export type SchoolRow = typeof schools.$inferSelect
type NewSchoolRow = typeof schools.$inferInsert
/** What a change of a school writes. */
export type SchoolColumns = Partial<SchoolRow>

export function createSchoolEditingRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    async find(id: number): Promise<SchoolRow | undefined> {
      const [found] = await db.select().from(schools).where(eq(schools.id, id))
      return found
    },

    /** The same; nobody else changes it before the transaction ends. */
    async lock(tx: Db, id: number): Promise<SchoolRow | undefined> {
      const [found] = await tx.select().from(schools).where(eq(schools.id, id)).for('update')
      return found
    },

    /** Another listing of the same user's waits for the transaction to end. */
    async lockOwner(tx: Db, userId: number): Promise<void> {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    },

    /** The school that has a slug, or had it. */
    async findBySlug(tx: Db, slug: string) {
      const columns = { id: schools.id, slug: schools.slug, ownerId: schools.ownerId }
      const [found] = await tx.select(columns).from(schools).where(eq(schools.slug, slug))
      if (found) return found
      const [former] = await tx
        .select(columns)
        .from(formerSlugs)
        .innerJoin(schools, eq(schools.id, formerSlugs.schoolId))
        .where(eq(formerSlugs.slug, slug))
      return former
    },

    /** The id of the new school; undefined where somebody else took its slug meanwhile. */
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

    /** The old address leads to the school from now on; a slug that it takes again is no old one. */
    async keepFormerSlug(tx: Db, id: number, before: string, after: string): Promise<void> {
      await tx.insert(formerSlugs).values({ slug: before, schoolId: id }).onConflictDoNothing()
      await tx
        .delete(formerSlugs)
        .where(and(eq(formerSlugs.slug, after), eq(formerSlugs.schoolId, id)))
    },

    /** Whether a slug leads, or led, to another school. */
    async isSlugTaken(tx: Db, slug: string, butId: number): Promise<boolean> {
      const now = await tx
        .select({ id: schools.id })
        .from(schools)
        .where(and(eq(schools.slug, slug), ne(schools.id, butId)))
      const once = await tx
        .select({ id: formerSlugs.schoolId })
        .from(formerSlugs)
        .where(and(eq(formerSlugs.slug, slug), ne(formerSlugs.schoolId, butId)))
      return now.length + once.length > 0
    },

    /** Jobs that name the school. */
    async jobsOf(tx: Db, id: number): Promise<number[]> {
      const found = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.schoolId, id))
      return found.map((job) => job.id)
    },
  }
}
