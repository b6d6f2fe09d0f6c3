import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { batches, products, stores } from '../../db/schema/index.ts'

export type ProductKind = (typeof products.$inferSelect)['kind']
export type BatchRow = typeof batches.$inferSelect
export type ProductsRepository = ReturnType<typeof createProductsRepository>
export type ProductSummaryRow = Awaited<ReturnType<ProductsRepository['findSummaries']>>[number]
export type ProductRow = NonNullable<Awaited<ReturnType<ProductsRepository['findBySlug']>>>

export interface ProductQuestion {
  readonly kind: ProductKind | undefined
  /** Ids of filter values: one of each group must hold. */
  readonly groups: readonly (readonly number[])[]
  readonly limit: number
  readonly offset: number
}

/** Seats left over all batches; null for a product without. */
const seatsLeft = sql<
  number | null
>`(select sum(${batches.seatsLeft})::integer from ${batches} where ${batches.productId} = ${products.id})`

/** The columns that a line of a list shows. */
const summaryColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  kind: products.kind,
  storeId: products.storeId,
  storeName: stores.brandName,
  city: products.city,
  state: products.state,
  files: products.files,
  price: products.price,
  priceUnit: products.priceUnit,
  ageMin: products.ageMin,
  ageMax: products.ageMax,
  mode: products.mode,
  seatsLeft,
}

const isLive = and(products.isActive, stores.isActive)

export function createProductsRepository(db: Db) {
  const summaries = () =>
    db.select(summaryColumns).from(products).innerJoin(stores, eq(stores.id, products.storeId))

  const byIds = summaries()
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')}::integer[])`, isLive))
    .prepare('product_summaries')

  const byStore = summaries()
    .where(and(eq(products.storeId, sql.placeholder('storeId')), isLive))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(100)
    .prepare('products_of_store')

  const bySlug = db
    .select({ product: products, store: stores })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.slug, sql.placeholder('slug')), isLive))
    .prepare('product_by_slug')

  const batchesBySlug = db
    .select({ batch: batches })
    .from(batches)
    .innerJoin(products, eq(products.id, batches.productId))
    .where(eq(products.slug, sql.placeholder('slug')))
    .orderBy(asc(batches.startsOn), asc(batches.id))
    .prepare('batches_of_product')

  return {
    /** Live products by id, in no order. */
    findSummaries: (ids: readonly number[]) => byIds.execute({ ids }),

    /** A store's live products, the best known first; at most 100. */
    findByStore: (storeId: number) => byStore.execute({ storeId }),

    /** A live product and its store. */
    async findBySlug(slug: string) {
      const [found] = await bySlug.execute({ slug })
      return found
    },

    /** A product's batches, the earliest first. */
    async findBatches(slug: string): Promise<BatchRow[]> {
      return (await batchesBySlug.execute({ slug })).map(({ batch }) => batch)
    },

    /** One page of live products, the best known first, and how many there are. */
    async list(question: ProductQuestion) {
      const where = and(isLive, ...conditionsOf(question))
      const [rows, total] = await Promise.all([
        summaries()
          .where(where)
          .orderBy(desc(products.popularity), asc(products.id))
          .limit(question.limit)
          .offset(question.offset),
        db.$count(
          db
            .select({ id: products.id })
            .from(products)
            .innerJoin(stores, eq(stores.id, products.storeId))
            .where(where)
            .as('listed'),
        ),
      ])
      return { rows, total }
    },
  }
}

function conditionsOf({ kind, groups }: ProductQuestion): SQL[] {
  const overlaps = groups.map(
    (ids) => sql`${products.filterIds} && ${`{${ids.join(',')}}`}::integer[]`,
  )
  return kind ? [eq(products.kind, kind), ...overlaps] : overlaps
}
