import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../../test/database.ts'
import { createPlacesRepository } from '../places.repository.ts'
import { createPlacesService } from '../places.service.ts'
import { stateNames } from '../states.ts'
import { addGazetteer, loadGazetteer } from './load-gazetteer.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const countPlaces = async () =>
  (await database.pool.query('select count(*)::int as places from place')).rows[0].places

it('loads towns and localities once, however many processes start together', async () => {
  const loaded = await Promise.all([loadGazetteer(database), loadGazetteer(database)])
  expect(loaded.filter(Boolean)).toHaveLength(1)
  const first = await countPlaces()
  expect(first).toBeGreaterThan(3_000)
  expect(await loadGazetteer(database)).toBe(false)
  expect(await countPlaces()).toBe(first)
})

it('makes places searchable without seed data or an import', async () => {
  const places = createPlacesService(createPlacesRepository(database.db))
  const found = await places.suggest({ key: 'indiranagar', limit: 5 })
  expect(found[0]).toMatchObject({ slug: 'indiranagar-bengaluru' })
})

it('names each state as imports do', async () => {
  const { rows } = await database.pool.query<{ state: string }>('select distinct state from place')
  expect(stateNames).toEqual(expect.arrayContaining(rows.map(({ state }) => state)))
})

it('corrects the name of a state that was loaded before', async () => {
  const outdated = `update place set state = 'Jammu and Kashmir' where state = 'Jammu & Kashmir'`
  expect((await database.pool.query(outdated)).rowCount).toBeGreaterThan(100)
  await addGazetteer(database)
  expect((await database.pool.query(outdated)).rowCount).toBeGreaterThan(100)
})
