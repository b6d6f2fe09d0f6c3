import { beforeAll, expect, it } from 'vitest'
import { addBatch, dayFromNow } from '../../../../test/bookings.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { createFamilyRecipientsRepository } from './family-recipients.repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})

async function addBatchAt(lat: number, lng: number, values = {}) {
  const batch = await addBatch(database, values)
  await database.pool.query('update product set lat = $2, lng = $3 where id = $1', [
    batch.productId,
    lat,
    lng,
  ])
  return batch
}
const slugsNear = async (batchId: number) =>
  (await createFamilyRecipientsRepository().alternatives(database.db, batchId)).map(
    ({ slug }) => slug,
  )

it('finds products within 5 km, as far to the east as to the north', async () => {
  const { batchId } = await addBatchAt(34.08, 74.8)
  const north = await addBatchAt(34.08 + 4.9 / 111.195, 74.8)
  const east = await addBatchAt(34.08, 74.8 + 4.9 / (111.195 * Math.cos((34.08 * Math.PI) / 180)))
  await addBatchAt(34.08 + 5.1 / 111.195, 74.8)
  await addBatchAt(34.08, 74.8 + 5.1 / (111.195 * Math.cos((34.08 * Math.PI) / 180)))
  expect(await slugsNear(batchId)).toEqual([north.slug, east.slug])
})

it('finds no batch that has ended; one that ends today has not', async () => {
  const { batchId } = await addBatchAt(9.5, 76.3)
  await addBatchAt(9.5, 76.3, { starts_on: dayFromNow(-30), ends_on: dayFromNow(-1) })
  const today = await addBatchAt(9.5, 76.3, { starts_on: dayFromNow(-30), ends_on: dayFromNow(0) })
  const endless = await addBatchAt(9.5, 76.3, { ends_on: null })
  expect(await slugsNear(batchId)).toEqual([today.slug, endless.slug])
})
