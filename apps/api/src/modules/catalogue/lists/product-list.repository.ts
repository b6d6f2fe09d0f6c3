import type { Pool } from 'pg'
import { kmFrom } from '../../platform/places/distance.ts'
import type { District } from '../../platform/places/district.ts'
import { type ShownBatch, shownBatch } from '../products/batch-conditions.ts'
import type { Circle } from './circle.ts'
import { arrayOf, type Parameter } from './conditions.ts'
import { cellsWithin } from './grid.ts'
import { ProductConditions } from './product-conditions.ts'
import { productCountsQuery, type RawProductCounts } from './product-counts.ts'
import type { ProductCriteria } from './product-criteria.ts'

type ProductSort = 'relevance' | 'distance' | 'price' | 'date' | 'name'

/** A product that matches a list's criteria. */
export interface ProductMatch {
  readonly id: number
  /** Null for lists without a location and for products taught online. */
  readonly distanceKm: number | null
  /** Chosen from the batches that match the list's days and dates; null if none does. */
  readonly batch: ShownBatch | null
}

export interface ProductListQuery {
  /** Null for the whole country. */
  readonly circle: Circle | null
  /** The district around the circle's center, for products without a known point. */
  readonly district: District | null
  readonly criteria: ProductCriteria
  readonly sort: ProductSort
  readonly offset: number
  readonly limit: number
  readonly withCounts: boolean
}

interface ListRow extends RawProductCounts {
  readonly page:
    | readonly (readonly [id: number, km: number | null, batch: ShownBatch | null])[]
    | null
  /** Matching products without those of `approximate`. */
  readonly total: number
  /** Matching products without a known point, which follow the others. */
  readonly approximate: number
}

/**
 * Ties end with the id, so that pages never overlap. By distance, products taught online follow those
 * with one. In every order, products that are only known to be somewhere in the district are last.
 */
const orders = {
  relevance: 'popularity desc, km, id',
  distance: 'km, popularity desc, id',
  name: 'lower(name), id',
} as const satisfies Record<Exclude<ProductSort, 'date' | 'price'>, string>

const columns = `product.id, product.kind, product.name, product.filter_ids, product.price,
  product.price_unit, product.age_min, product.age_max, product.popularity`

export type ProductListRepository = ReturnType<typeof createProductListRepository>

/** Queries lists of products. Each list is one prepared statement, planned once per connection. */
export function createProductListRepository(pool: Pool) {
  return {
    /**
     * One page of public products. The total and the facet counts leave out products that are only
     * known to be somewhere in the district; if no other product matches, the facets count these too.
     */
    async list(query: ProductListQuery) {
      const { circle, district, criteria, sort, withCounts } = query
      const values: unknown[] = []
      const parameter: Parameter = (value) => `$${values.push(value)}`
      const conditions = new ProductConditions(criteria, parameter)
      const source = circle ? aroundCircle(circle, district, parameter) : wholeCountry
      const text = `
        with scope as materialized (
          select placed.*, ${conditions.fails} as fails from (${source}) placed
        ), counted as not materialized (
          select * from scope where not is_approximate
            or not exists (select from scope where fails = 0 and not is_approximate)
        )
        select (select json_agg(json_build_array(id, km, ${batchOf('matches.id', conditions)})) from (
            select id, km from scope where fails = 0
            order by is_approximate, ${orderOf(sort, conditions)}
            offset ${parameter(query.offset)}::integer
            limit ${parameter(query.limit)}::integer
          ) matches) as page,
          (select count(*)::integer from scope where fails = 0 and not is_approximate) as total,
          (select count(*)::integer from scope where fails = 0 and is_approximate) as approximate
          ${withCounts ? `, counts.* from (${productCountsQuery('counted', conditions)}) counts` : ''}`
      const name = `products_${circle !== null}_${district !== null}_${sort}_${withCounts}_${conditions.shape}`
      const { rows } = await pool.query<ListRow>({ name, text, values })
      return { ...toResult(rows[0]), conditions }
    },
  }
}

const publicProducts = `from product join store on store.id = product.store_id
  where is_public(product, store)`

const wholeCountry = `
  select ${columns}, null::double precision as km, false as is_approximate ${publicProducts}`

/**
 * SQL of the public products within a circle, of those somewhere in its district, and of all that are
 * taught online. Only the first have a distance.
 */
function aroundCircle(
  { center, radius }: Circle,
  district: District | null,
  parameter: Parameter,
): string {
  const cells = cellsWithin(center, radius)
  const first = parameter(arrayOf(cells.map((range) => range.first)))
  const last = parameter(arrayOf(cells.map((range) => range.last)))
  const lat = `${parameter(center.lat)}::double precision`
  const lng = `${parameter(center.lng)}::double precision`
  // `offset 0` makes the planner use one index scan per row of cells.
  return `
    select * from (
      select s.*, ${kmFrom('s', lat, lng)} as km, false as is_approximate
      from unnest(${first}::integer[], ${last}::integer[]) cells(first, last),
        lateral (select ${columns}, product.lat, product.lng ${publicProducts}
          and product.mode <> 'online'
          and product.cell between cells.first and cells.last and is_measured(product)
          offset 0) s
    ) nearby where km <= ${parameter(radius)}::double precision
    union all
    select ${columns}, product.lat, product.lng, null, false ${publicProducts}
      and product.mode = 'online'
    ${district ? `union all ${somewhereIn(district, parameter)}` : ''}`
}

const somewhereIn = ({ name, state }: District, parameter: Parameter) => `
    select ${columns}, product.lat, product.lng, null, true ${publicProducts}
      and product.mode <> 'online' and not is_measured(product)
      and product.district = ${parameter(name)} and product.state = ${parameter(state)}`

/** SQL of the `ShownBatch` of a product. */
const batchOf = (id: string, { matchesBatch }: ProductConditions) =>
  `(select to_json(shown) from (${shownBatch(id, matchesBatch)}) shown)`

function orderOf(sort: ProductSort, conditions: ProductConditions): string {
  if (sort === 'date')
    return `${batchOf('scope.id', conditions)} ->> 'startsOn' nulls last, ${orders.relevance}`
  if (sort === 'price')
    return `(${conditions.isPriceCompared}) desc, price nulls last, popularity desc, id`
  return orders[sort]
}

const toResult = (row: ListRow | undefined) => ({
  products: (row?.page ?? []).map(
    ([id, distanceKm, batch]): ProductMatch => ({ id, distanceKm, batch }),
  ),
  total: row?.total ?? 0,
  approximate: row?.approximate ?? 0,
  counts: {
    kinds: row?.kinds ?? null,
    values: row?.values ?? null,
    days: row?.days ?? null,
    prices: row?.prices ?? null,
    units: row?.units ?? null,
  } satisfies RawProductCounts,
})
