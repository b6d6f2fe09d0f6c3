import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { batches, products, stores, users } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'
import { hasBatchEnded } from '../../../catalogue/products/batch-conditions.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import { ownerName } from '../table/owner-name.repository.ts'

type Phase = Schema<'BatchPhase'>

const hasEnded = sql.raw(hasBatchEnded)
const hasStarted = () => sql`${batches.startsOn} <= ${todayInIndia()}::date`

function isIn(phase: Phase | undefined): SQL | undefined {
  if (phase === undefined) return undefined
  if (phase === 'upcoming') return sql`not ${hasStarted()}`
  return phase === 'ended' ? hasEnded : sql`(${hasStarted()} and not ${hasEnded})`
}

function phaseOf({ startsOn, endsOn }: typeof batches.$inferSelect): Phase {
  const today = todayInIndia()
  if (startsOn > today) return 'upcoming'
  return endsOn !== null && endsOn < today ? 'ended' : 'running'
}

const waiting = sql<number>`(select count(*)::integer from waitlist_entry w
  where w.batch_id = ${batches.id} and w.state in ('waiting', 'offered'))`
const requests = sql<number>`(select count(*)::integer from booking b
  where b.batch_id = ${batches.id} and b.state = 'requested')`

/** The batches of all products. */
export const batchRows = (db: Db) =>
  tableRows<Query<'downloadAdminBatches'>, Schema<'AdminBatch'>>(db, {
    table: batches,
    id: batches.id,
    joins: sql`join ${products} on ${products.id} = ${batches.productId}
      join ${stores} on ${stores.id} = ${products.storeId}`,
    matches: ({ q, phase, state, kind, seats }) =>
      and(
        contains(q, batches.name, products.name, stores.brandName),
        isIn(phase),
        state && eq(batches.state, state),
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
        .select({
          batch: batches,
          product: products,
          storeName: stores.brandName,
          ownerId: stores.ownerId,
          ownerName,
          waiting,
          requests,
        })
        .from(batches)
        .innerJoin(products, eq(products.id, batches.productId))
        .innerJoin(stores, eq(stores.id, products.storeId))
        .leftJoin(users, eq(users.id, stores.ownerId))
        .where(inArray(batches.id, [...ids]))
      return found.map(({ batch, product, ...row }) => ({
        id: batch.id,
        name: batch.name,
        product_id: product.id,
        product_slug: product.slug,
        product_name: product.name,
        kind: product.kind,
        store_id: product.storeId,
        store_name: row.storeName,
        owner_id: row.ownerId,
        owner_name: row.ownerName,
        state: batch.state,
        phase: phaseOf(batch),
        days: batch.days,
        starts_on: batch.startsOn,
        ends_on: batch.endsOn,
        start_time: batch.startTime.slice(0, 5),
        end_time: batch.endTime.slice(0, 5),
        seats: batch.seats,
        taken: batch.taken + batch.takenElsewhere,
        seats_left: batch.seatsLeft,
        waiting: row.waiting,
        requests: row.requests,
        price: batch.price,
      }))
    },
  })
