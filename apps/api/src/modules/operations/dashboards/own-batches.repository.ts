import { type SQL, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../contract/operations.ts'
import type { Slice } from '../../../contract/page.ts'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'
import { isLiveEnquiry } from '../../../db/enquiry-conditions.ts'
import { containsPattern } from '../../../db/like-pattern.ts'
import { hasBatchEnded } from '../../catalogue/products/batch-conditions.ts'
import { isProductInScope } from './dashboard-scope.repository.ts'
import type { DashboardScope } from './dashboard-scope.ts'

export type OwnBatchesRepository = ReturnType<typeof createOwnBatchesRepository>
export type BatchRow = {
  id: number
  name: string
  productId: number
  productName: string
  productKind: Schema<'ProductKind'>
  storeId: number
  storeName: string
  days: string[]
  startsOn: string
  endsOn: string | null
  startTime: string
  endTime: string
  seats: number
  seatsLeft: number
  enquiries: number
}
type Filter = Pick<Query<'listOwnBatches'>, 'q' | 'time' | 'store_id' | 'product_id'>
type Sort = NonNullable<Query<'listOwnBatches'>['sort']>

const columns = sql`
  batch.id, batch.name, product.id as "productId", product.name as "productName", product.kind as "productKind",
  store.id as "storeId", store.brand_name as "storeName", batch.days,
  to_char(batch.starts_on, 'YYYY-MM-DD') as "startsOn", to_char(batch.ends_on, 'YYYY-MM-DD') as "endsOn",
  to_char(batch.start_time, 'HH24:MI') as "startTime", to_char(batch.end_time, 'HH24:MI') as "endTime",
  batch.seats, batch.seats_left as "seatsLeft",
  (select count(*)::integer from enquiry where enquiry.batch_id = batch.id
    and ${isLiveEnquiry()}) as enquiries`
const tables = sql`batch join product on product.id = batch.product_id
  join store on store.id = product.store_id and store.deleted_at is null`

const hasEnded = sql.raw(hasBatchEnded)
const times: Readonly<Record<NonNullable<Filter['time']>, SQL>> = {
  running: sql`(batch.starts_on <= ${today} and not ${hasEnded})`,
  upcoming: sql`batch.starts_on > ${today}`,
  ended: hasEnded,
}
const orders: Readonly<Record<Sort, SQL>> = {
  starts: sql`batch.starts_on, batch.id`,
  '-starts': sql`batch.starts_on desc, batch.id desc`,
  name: sql`lower(batch.name), batch.id`,
  '-name': sql`lower(batch.name) desc, batch.id desc`,
  seats: sql`batch.seats_left, batch.id`,
  '-seats': sql`batch.seats_left desc, batch.id desc`,
}

/** Reads the batches of stores. */
export function createOwnBatchesRepository(db: Db) {
  return {
    async page(scope: DashboardScope, filter: Filter, sort: Sort, { offset, limit }: Slice) {
      const { rows } = await db.execute<BatchRow>(sql`
        select ${columns} from ${tables} where ${whereOf(scope, filter)}
        order by ${orders[sort]} limit ${limit}::integer offset ${offset}::integer`)
      return rows
    },

    async count(scope: DashboardScope, filter: Filter): Promise<number> {
      const { rows } = await db.execute<{ n: number }>(sql`
        select count(*)::integer as n from ${tables} where ${whereOf(scope, filter)}`)
      return rows[0]?.n ?? 0
    },

    /** Batches that have not ended, the first to start first. */
    async open(scope: DashboardScope, limit: number): Promise<BatchRow[]> {
      const { rows } = await db.execute<BatchRow>(sql`
        select ${columns} from ${tables}
        where ${isProductInScope(scope)} and not ${hasEnded} and product.is_active
        order by greatest(batch.starts_on, ${today}), batch.start_time, batch.id
        limit ${limit}::integer`)
      return rows
    },
  }
}

function whereOf(scope: DashboardScope, { q, time, store_id, product_id }: Filter): SQL {
  const pattern = q?.trim() ? containsPattern(q) : null
  return sql.join(
    [
      isProductInScope(scope),
      time === undefined ? null : times[time],
      store_id === undefined ? null : sql`store.id = ${store_id}::integer`,
      product_id === undefined ? null : sql`product.id = ${product_id}::integer`,
      pattern === null
        ? null
        : sql`concat_ws(E'\\n', batch.name, product.name, store.brand_name) ilike ${pattern}`,
    ].filter((part) => part !== null),
    sql` and `,
  )
}
