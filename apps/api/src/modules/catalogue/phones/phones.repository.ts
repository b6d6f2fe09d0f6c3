import { and, eq, sql } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { schools, stores } from '../../../db/schema/index.ts'

export type PhonesRepository = ReturnType<typeof createPhonesRepository>

export function createPhonesRepository(db: Db) {
  return {
    /** The phone number of a public school or store. */
    async find({ kind, id }: ListingOfMembers): Promise<string | null> {
      const [listing] =
        kind === 'school'
          ? await db
              .select({ phone: schools.contactPhone })
              .from(schools)
              .where(and(eq(schools.id, id), sql`is_public(${schools})`))
          : await db
              .select({ phone: stores.mobile })
              .from(stores)
              .where(and(eq(stores.id, id), sql`is_public(${stores})`))
      return listing?.phone ?? null
    },
  }
}
