import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { isActiveListing } from '../../../db/active-listing.ts'
import type { Db } from '../../../db/connect.ts'
import { batches, formerProductSlugs, products, stores } from '../../../db/schema/index.ts'
import { isCurrentBatch, type ShownBatch, shownBatch } from './batch-conditions.ts'
import type { BatchRow } from './batch-row.ts'

export type ProductsRepository = ReturnType<typeof createProductsRepository>
export type ProductSummaryRow = Awaited<ReturnType<ProductsRepository['findSummaries']>>[number]
export type ProductRow = NonNullable<Awaited<ReturnType<ProductsRepository['findBySlug']>>>

/** The batch that represents the product; null for a product without batches. */
const batch = sql<ShownBatch | null>`(select to_json(shown)
  from (${sql.raw(shownBatch('product.id', isCurrentBatch))}) shown)`

/** The columns of a product summary. */
const summaryColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  kind: products.kind,
  storeId: products.storeId,
  storeName: stores.brandName,
  city: products.city,
  state: products.state,
  placeAccuracy: products.placeAccuracy,
  files: products.files,
  fileCaptions: products.fileCaptions,
  price: products.price,
  priceUnit: products.priceUnit,
  ageMin: products.ageMin,
  ageMax: products.ageMax,
  mode: products.mode,
  batch,
}

/** The number of public products of the store. */
const nProducts = sql<number>`(select count(*)::integer from product other
  where other.store_id = ${stores.id} and is_public(other, ${stores}))`

/** The number of products that parents see once the store is shown. */
const nActiveProducts = sql<number>`(select count(*)::integer from product other
  where other.store_id = ${stores.id} and ${isActiveListing('other')})`

const isPublic = sql`is_public(${products}, ${stores})`

export function createProductsRepository(db: Db) {
  const summaries = () =>
    db.select(summaryColumns).from(products).innerJoin(stores, eq(stores.id, products.storeId))

  const byIds = summaries()
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')}::integer[])`, isPublic))
    .prepare('product_summaries')

  const ownByIds = summaries()
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::integer[])`)
    .prepare('own_product_summaries')

  const byStore = summaries()
    .where(and(eq(products.storeId, sql.placeholder('storeId')), isPublic))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(100)
    .prepare('products_of_store')

  const bySlug = db
    .select({ product: products, store: stores, nProducts })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.slug, sql.placeholder('slug')), isPublic))
    .prepare('product_by_slug')

  const activeByStore = summaries()
    .where(and(eq(products.storeId, sql.placeholder('storeId')), isActiveListing('product')))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(100)
    .prepare('active_products_of_store')

  const previewById = db
    .select({ product: products, store: stores, nProducts: nActiveProducts })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(
      and(
        eq(products.id, sql.placeholder('id')),
        isNull(products.deletedAt),
        isNull(stores.deletedAt),
      ),
    )
    .prepare('product_preview')

  const currentSlug = db
    .select({ slug: products.slug })
    .from(formerProductSlugs)
    .innerJoin(products, eq(products.id, formerProductSlugs.productId))
    .where(eq(formerProductSlugs.slug, sql.placeholder('slug')))
    .prepare('product_current_slug')

  const batchesBySlug = db
    .select({ batch: batches })
    .from(batches)
    .innerJoin(products, eq(products.id, batches.productId))
    .where(and(eq(products.slug, sql.placeholder('slug')), sql.raw(isCurrentBatch)))
    .orderBy(asc(batches.startsOn), asc(batches.id))
    .prepare('batches_of_product')

  return {
    /** Public products by id, in no particular order. */
    findSummaries: (ids: readonly number[]) => byIds.execute({ ids }),

    /** Products by id, hidden ones included, for their owner. */
    findOwnSummaries: (ids: readonly number[]) => ownByIds.execute({ ids }),

    /** A store's public products, the most popular first; at most 100. */
    findByStore: (storeId: number) => byStore.execute({ storeId }),

    /** The active products of a store, public or not, the most popular first; at most 100. */
    findActiveByStore: (storeId: number) => activeByStore.execute({ storeId }),

    /** A product and its store, whether they are public or not, for their owner. */
    async findPreview(id: number) {
      const [found] = await previewById.execute({ id })
      return found
    },

    /** A public product and its store. */
    async findBySlug(slug: string) {
      const [found] = await bySlug.execute({ slug })
      return found
    },

    /** The current slug of the product that had the slug formerly. */
    async findCurrentSlug(slug: string): Promise<string | undefined> {
      return (await currentSlug.execute({ slug }))[0]?.slug
    },

    /** A product's batches that have not ended, the earliest first. */
    async findBatches(slug: string): Promise<BatchRow[]> {
      return (await batchesBySlug.execute({ slug })).map(({ batch }) => batch)
    },
  }
}
