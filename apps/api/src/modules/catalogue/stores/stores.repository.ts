import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { stores } from '../../../db/schema/index.ts'

export type StoreRow = typeof stores.$inferSelect
export type StoresRepository = ReturnType<typeof createStoresRepository>

export function createStoresRepository(db: Db) {
  const byId = db
    .select()
    .from(stores)
    .where(and(eq(stores.id, sql.placeholder('id')), sql`is_public(${stores})`))
    .prepare('store_by_id')

  const previewById = db
    .select()
    .from(stores)
    .where(and(eq(stores.id, sql.placeholder('id')), isNull(stores.deletedAt)))
    .prepare('store_preview')

  return {
    /** A store, whether it is public or not, for its owner. */
    async findPreview(id: number): Promise<StoreRow | undefined> {
      const [store] = await previewById.execute({ id })
      return store
    },

    /** A public store. */
    async findById(id: number): Promise<StoreRow | undefined> {
      const [store] = await byId.execute({ id })
      return store
    },
  }
}
