import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { batches, products, stores } from '../../../../db/schema/index.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import { contains, tableRows } from '../table/table-rows.repository.ts'

type Phase = Schema<'BatchPhase'>

/** A batch without an end runs on its first day. */
const endsOn = sql`coalesce(${batches.endsOn}, ${batches.startsOn})`

function isIn(phase: Phase | undefined): SQL | undefined {
  if (phase === undefined) return undefined
  const today = sql`${todayInIndia()}::date`
  if (phase === 'upcoming') return sql`${batches.startsOn} > ${today}`
  return phase === 'ended'
    ? sql`${endsOn} < ${today}`
    : sql`${batches.startsOn} <= ${today} and ${endsOn} >= ${today}`
}

function phaseOf({ startsOn, endsOn: end }: typeof batches.$inferSelect): Phase {
  const today = todayInIndia()
  if (startsOn > today) return 'upcoming'
  return (end ?? startsOn) < today ? 'ended' : 'running'
}

/** The batches of all products. */
export const batchRows = (db: Db) =>
  tableRows<Query<'downloadAdminBatches'>, Schema<'AdminBatch'>>(db, {
    table: batches,
    id: batches.id,
    joins: sql`join ${products} on ${products.id} = ${batches.productId}
      join ${stores} on ${stores.id} = ${products.storeId}`,
    matches: ({ q, phase, kind, seats }) =>
      and(
        contains(q, batches.name, products.name, stores.brandName),
        isIn(phase),
        kind && eq(products.kind, kind),
        seats && (seats === 'full' ? sql`seats_left = 0` : sql`seats_left > 0`),
      ),
    orders: {
      name: sql`lower(${batches.name})`,
      product: sql`lower(${products.name})`,
      starts: batches.startsOn,
      seats_left: batches.seatsLeft,
    },
    async read(ids) {
      const found = await db
        .select({ batch: batches, product: products, storeName: stores.brandName })
        .from(batches)
        .innerJoin(products, eq(products.id, batches.productId))
        .innerJoin(stores, eq(stores.id, products.storeId))
        .where(inArray(batches.id, [...ids]))
      return found.map(({ batch, product, storeName }) => ({
        id: batch.id,
        name: batch.name,
        product_id: product.id,
        product_slug: product.slug,
        product_name: product.name,
        kind: product.kind,
        store_id: product.storeId,
        store_name: storeName,
        phase: phaseOf(batch),
        days: batch.days,
        starts_on: batch.startsOn,
        ends_on: batch.endsOn,
        start_time: batch.startTime.slice(0, 5),
        end_time: batch.endTime.slice(0, 5),
        seats: batch.seats,
        seats_left: batch.seatsLeft,
        price: batch.price,
      }))
    },
  })
