import type { Pool } from 'pg'
import { isToCome } from '../products/open-batches.ts'
import { arrayOf, type Parameter } from './conditions.ts'
import { cellsWithin } from './grid.ts'
import { ProductConditions } from './product-conditions.ts'
import { productCountsQuery, type RawProductCounts } from './product-counts.ts'
import type { ProductNarrowing } from './product-narrowing.ts'
import { type Circle, kmFrom } from './school-list.repository.ts'

export type ProductSort = 'relevance' | 'distance' | 'price' | 'date' | 'name'

/** A listed product. */
export interface ListedProduct {
  readonly id: number
  /** Null without a place. */
  readonly distanceKm: number | null
  /** When the next of the batches asked for begins, yyyy-mm-dd; null where none is to come. */
  readonly startsOn: string | null
}

export interface ProductListQuestion {
  /** Null for the whole country. */
  readonly circle: Circle | null
  readonly narrowing: ProductNarrowing
  readonly sort: ProductSort
  readonly offset: number
  readonly limit: number
  readonly withCounts: boolean
}

interface ListRow extends RawProductCounts {
  readonly page: readonly (readonly [id: number, km: number | null, start: string | null])[] | null
  readonly total: number
}

/** Ties end with the id, so that pages never overlap. */
const orders = {
  relevance: 'popularity desc, km, id',
  distance: 'km, popularity desc, id',
  price: 'price nulls last, popularity desc, id',
  name: 'lower(name), id',
} as const satisfies Record<Exclude<ProductSort, 'date'>, string>

const columns = `product.id, product.kind, product.name, product.filter_ids, product.price,
  product.age_min, product.age_max, product.popularity`

export type ProductListRepository = ReturnType<typeof createProductListRepository>

/** Asks for lists of products. Each question is one statement, planned once for a connection. */
export function createProductListRepository(pool: Pool) {
  return {
    /** One page of the products that are live, how many there are, and what filters would leave. */
    async list(question: ProductListQuestion) {
      const { circle, narrowing, sort, withCounts } = question
      const values: unknown[] = []
      const parameter: Parameter = (value) => `$${values.push(value)}`
      const conditions = new ProductConditions(narrowing, parameter)
      const source = circle ? withinCircle(circle, parameter) : wholeCountry
      const text = `
        with scope as materialized (
          select placed.*, ${conditions.fails} as fails from (${source}) placed
        )
        select (select json_agg(json_build_array(id, km, ${nextStart('listed.id', conditions)})) from (
            select id, km from scope where fails = 0
            order by ${orderOf(sort, conditions)}
            offset ${parameter(question.offset)}::integer
            limit ${parameter(question.limit)}::integer
          ) listed) as page,
          (select count(*)::integer from scope where fails = 0) as total
          ${withCounts ? `, counted.* from (${productCountsQuery('scope', conditions)}) counted` : ''}`
      const name = `products_${circle !== null}_${sort}_${withCounts}_${conditions.shape}`
      const { rows } = await pool.query<ListRow>({ name, text, values })
      return { ...answerOf(rows[0]), conditions }
    },
  }
}

const publicProducts = `from product join store on store.id = product.store_id
  where is_public(product, store)`

const wholeCountry = `
  select ${columns}, null::double precision as km ${publicProducts}`

/** SQL of the live products of a circle. */
function withinCircle({ center, radius }: Circle, parameter: Parameter): string {
  const cells = cellsWithin(center, radius)
  const first = parameter(arrayOf(cells.map((range) => range.first)))
  const last = parameter(arrayOf(cells.map((range) => range.last)))
  const lat = `${parameter(center.lat)}::double precision`
  const lng = `${parameter(center.lng)}::double precision`
  // `offset 0` keeps the planner at one look into the index for each row of cells.
  return `
    select * from (
      select s.*, ${kmFrom(lat, lng)} as km
      from unnest(${first}::integer[], ${last}::integer[]) cells(first, last),
        lateral (select ${columns}, product.lat, product.lng ${publicProducts}
          and product.cell between cells.first and cells.last and product.lat is not null
          offset 0) s
    ) near where km <= ${parameter(radius)}::double precision`
}

/** SQL of the day on which the product's next batch of those wanted begins. */
const nextStart = (id: string, { isWantedBatch }: ProductConditions) => `
  (select min(starts_on) from batch
    where product_id = ${id} and ${isToCome} and ${isWantedBatch})`

const orderOf = (sort: ProductSort, conditions: ProductConditions) =>
  sort === 'date'
    ? `${nextStart('scope.id', conditions)} nulls last, ${orders.relevance}`
    : orders[sort]

const answerOf = (row: ListRow | undefined) => ({
  products: (row?.page ?? []).map(
    ([id, distanceKm, startsOn]): ListedProduct => ({ id, distanceKm, startsOn }),
  ),
  total: row?.total ?? 0,
  counts: {
    kinds: row?.kinds ?? null,
    values: row?.values ?? null,
    days: row?.days ?? null,
    prices: row?.prices ?? null,
  } satisfies RawProductCounts,
})
