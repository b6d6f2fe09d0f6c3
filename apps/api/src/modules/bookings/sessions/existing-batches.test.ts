import { expect, it } from 'vitest'
import { addBatch, addRow, dayFromNow } from '../../../../test/bookings.ts'
import { createTestDatabase } from '../../../../test/database.ts'
import { migrateToBefore } from '../../../../test/migrate-to-before.ts'
import { migrateDatabase } from '../../../db/migrate.ts'
import { createSessionMakerRepository } from './session-maker.repository.ts'

it('batches from before there were sessions have them after the migration, as the nightly run makes them', async () => {
  const database = await createTestDatabase({ isMigrated: false })
  await migrateToBefore(database.url, 84)
  const user = { firstname: 'Kavya', lastname: 'Nair', email: 'kavya@example.in' }
  const owner = await addRow(database, 'app_user', user)
  const add = async (values: object) => (await addBatch(database, { ...values }, owner)).batchId
  const endless = await add({ starts_on: dayFromNow(-300), ends_on: null })
  const term = await add({ starts_on: dayFromNow(-3), ends_on: dayFromNow(3) })
  await add({ starts_on: dayFromNow(-30), ends_on: dayFromNow(-1) })
  await add({ state: 'cancelled' })
  await migrateDatabase(database.url)
  const { rows } = await database.pool.query(`
    select batch_id as id, count(*)::integer as n, min(planned_on)::text as first, max(planned_on)::text as last
    from batch_session group by batch_id order by batch_id`)
  expect(rows).toEqual([
    { id: endless, n: 85, first: dayFromNow(0), last: dayFromNow(84) },
    { id: term, n: 7, first: dayFromNow(-3), last: dayFromNow(3) },
  ])
  expect(await createSessionMakerRepository(database.db).make(null)).toBe(0)
})
