import { and, eq, ne, sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { isBlockedNow } from '../../../db/current-block.ts'
import { users } from '../../../db/schema/index.ts'
import { hasEmail, userName } from '../../../db/user-columns.ts'
import type { Images } from '../../platform/images/image-urls.ts'

export type UsersRepository = ReturnType<typeof createUsersRepository>

/* Written as text because drizzle omits table names in queries of a single table. */
const hasInstitute = sql<boolean>`(
  exists (select from listing_member m
    left join school on school.id = m.school_id and school.deleted_at is null
    left join store on store.id = m.store_id and store.deleted_at is null
    where m.user_id = app_user.id and m.removed_at is null
      and coalesce(school.id, store.id) is not null))`
const schoolCount = sql<number>`(
  select count(*)::integer from school
    where school.owner_id = app_user.id and school.deleted_at is null)`
const storeCount = sql<number>`(
  select count(*)::integer from store
    where store.owner_id = app_user.id and store.deleted_at is null)`

/** The columns of the contract's `User`. None of them is secret. */
const userColumns = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  email: users.email,
  phone: users.phone,
  user_type: users.userType,
  permissions: users.permissions,
  is_admin: users.isAdmin,
  user_has_institute: hasInstitute,
  is_walkthrough_skipped: users.isWalkthroughSkipped,
  profile_image: users.profileImage,
  cover_image: users.coverImage,
}

const accountColumns = {
  ...userColumns,
  created_at: users.createdAt,
  is_email_confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
}

interface ProfileImagePaths {
  readonly profile_image: string | null
  readonly cover_image: string | null
}

export function createUsersRepository(db: Db, { file }: Pick<Images, 'file'>) {
  const urlOf = (path: string | null) => (path === null ? null : file(path))
  const withImageUrls = <User extends ProfileImagePaths>(user: User): User => ({
    ...user,
    profile_image: urlOf(user.profile_image),
    cover_image: urlOf(user.cover_image),
  })

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Throws if the user does not exist. */
    async getUser(id: number, tx: Db = db): Promise<Schema<'User'>> {
      const [found] = await tx.select(userColumns).from(users).where(eq(users.id, id))
      if (!found) throw new Error(`There is no user ${id}`)
      return withImageUrls(found)
    },

    /** The columns that admins see, which users do not see of themselves. */
    async findDetails(id: number) {
      const [found] = await db
        .select({
          ...accountColumns,
          is_blocked: isBlockedNow,
          schools: schoolCount,
          stores: storeCount,
        })
        .from(users)
        .where(eq(users.id, id))
      return found ? withImageUrls(found) : null
    },

    async findProfile(id: number) {
      const [found] = await db
        .select({
          ...accountColumns,
          has_password: sql<boolean>`${users.passwordHash} is not null`,
          has_google: sql<boolean>`${users.googleId} is not null`,
          consents: users.consents,
          revision: users.revision,
        })
        .from(users)
        .where(eq(users.id, id))
      return found ? withImageUrls(found) : null
    },

    /** The full name of a user; empty if there is no such user. */
    async nameOf(id: number, tx: Db = db): Promise<string> {
      const [found] = await tx.select({ name: userName }).from(users).where(eq(users.id, id))
      return found?.name ?? ''
    },

    async save(tx: Db | null, id: number, columns: Partial<typeof users.$inferInsert>) {
      await (tx ?? db)
        .update(users)
        .set({ ...columns, updatedAt: sql`now()` })
        .where(eq(users.id, id))
    },

    /** The whole row, including secrets: for services, never for a response. */
    async find(id: number) {
      const [found] = await db.select().from(users).where(eq(users.id, id))
      return found ?? null
    },

    /** Whether another account has this email. */
    async isEmailTaken(tx: Db, email: string, exceptId: number): Promise<boolean> {
      const found = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(hasEmail(email), ne(users.id, exceptId)))
      return found.length > 0
    },

    async confirmEmail(tx: Db, id: number): Promise<void> {
      await tx.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, id))
    },

    /** Reads the whole row and locks it until the transaction ends. */
    async lock(tx: Db, id: number) {
      const [found] = await tx.select().from(users).where(eq(users.id, id)).for('update')
      return found ?? null
    },

    async remove(tx: Db, id: number): Promise<void> {
      await tx.delete(users).where(eq(users.id, id))
    },
  }
}
