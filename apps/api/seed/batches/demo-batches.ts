import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../src/db/connect.ts'
import { batches, batchSessions, products, stores } from '../../src/db/schema/index.ts'
import { createSeatsRepository } from '../../src/modules/bookings/seats/seats.repository.ts'
import { createBatchSessionsRepository } from '../../src/modules/bookings/sessions/batch-sessions.repository.ts'
import { createSessionMakerRepository } from '../../src/modules/bookings/sessions/session-maker.repository.ts'
import type { SessionRow } from '../../src/modules/bookings/sessions/session-row.ts'
import { isoDayInIndia } from '../../src/modules/platform/dates/dates-in-india.ts'
import { type BatchStory, batchStories } from './batch-stories.ts'
import { insertBookings } from './demo-bookings.ts'
import { type DemoChild, insertFamilies } from './demo-families.ts'
import { insertWaiting } from './demo-waitlists.ts'
import { inDays } from './in-days.ts'

type BatchRow = typeof batches.$inferSelect

/** A batch that was added, with its sessions in order. */
export interface DemoBatch {
  readonly story: BatchStory
  readonly batch: BatchRow
  readonly storeId: number
  readonly providerId: number
  readonly price: number | null
  readonly sessions: readonly SessionRow[]
  readonly children: ReadonlyMap<string, DemoChild>
}

/**
 * Adds batches that run now to the stores of the demo provider: with bookings, attendance, a waitlist
 * with an open offer, and a holiday. No email is put into the outbox.
 */
export async function insertDemoBatches(
  tx: Db,
  { parentId, providerId }: { readonly parentId: number; readonly providerId: number },
): Promise<void> {
  const children = await insertFamilies(tx, parentId)
  const offered = await findProducts(tx, providerId)
  const added: DemoBatch[] = []
  for (const story of batchStories) {
    const product = offered[story.store]?.[story.product]
    if (!product) throw new Error(`The demo provider has no product for ${story.batch.name}`)
    const batch = await insertBatch(tx, story, product.id)
    await createSessionMakerRepository(tx).make(batch.id, tx)
    const sessions = await tx
      .select()
      .from(batchSessions)
      .where(eq(batchSessions.batchId, batch.id))
      .orderBy(asc(batchSessions.startsAt))
    const { storeId, price } = product
    added.push({ story, batch, storeId, providerId, price, sessions, children })
  }
  await createSessionMakerRepository(tx).finish()
  for (const batch of added) {
    await insertBookings(tx, batch)
    await insertWaiting(tx, batch)
    await countSeats(tx, batch)
  }
  if (added[0]) await insertHoliday(tx, added[0])
}

/** The products of each store of the provider. */
async function findProducts(tx: Db, providerId: number) {
  const found = await tx
    .select({ id: products.id, storeId: products.storeId, price: products.price })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(sql`${eq(stores.ownerId, providerId)} and ${isNull(products.deletedAt)}`)
    .orderBy(asc(products.storeId), asc(products.id))
  return [...Map.groupBy(found, ({ storeId }) => storeId).values()]
}

async function insertBatch(tx: Db, story: BatchStory, productId: number): Promise<BatchRow> {
  const { batch, startsIn, endsIn, reopensIn } = story
  const [added] = await tx
    .insert(batches)
    .values({
      ...batch,
      productId,
      startsOn: isoDayInIndia(inDays(startsIn)),
      endsOn: isoDayInIndia(inDays(endsIn)),
      reopensOn: reopensIn === undefined ? null : isoDayInIndia(inDays(reopensIn)),
    })
    .returning()
  if (!added) throw new Error('A demo batch was not added')
  return added
}

/** As `settle` counts them. Batches with a waitlist are full, so that no offer is due. */
async function countSeats(tx: Db, { batch }: DemoBatch): Promise<void> {
  const seats = createSeatsRepository()
  const { booked, offered, dropIns } = await seats.count(tx, batch.id, new Date())
  await seats.setTaken(tx, batch.id, { taken: booked + offered + dropIns, overAllowed: 0 })
  await seats.countTrials(tx, batch.id)
}

/** Days until the holiday, at least: nobody has a trial class on it. */
const holidayIn = 8

/** A holiday of the store, on a day on which the batch would meet. */
async function insertHoliday(tx: Db, { batch, storeId, providerId, sessions }: DemoBatch) {
  const session = sessions.find(({ startsAt }) => startsAt > inDays(holidayIn))
  if (!session?.plannedOn) return
  const name = 'Staff training'
  const repository = createBatchSessionsRepository(tx)
  await repository.addHoliday(tx, {
    storeId,
    on: session.plannedOn,
    name,
    createdBy: providerId,
  })
  const extra = await repository.nextDay(tx, batch.id)
  await repository.change(tx, [session.id], {
    state: 'cancelled',
    reason: name,
    cancelledAt: new Date(),
  })
  if (extra) await repository.addExtra(tx, session, extra)
}
