import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { schools, seedRuns } from './schema/index.ts'
import { seedEmptyDatabase } from './seed-empty-database.ts'

const database = await createTestDatabase()
const { db } = database
const options = { dataDir: '/nowhere', onMessage: () => {} }
const seed = vi.fn(async () => {
  await db.insert(schools).values({ slug: 'little-lamp-school-123456', name: 'Little Lamp School' })
})
const seedOnce = () => seedEmptyDatabase(database, options, seed)

beforeEach(async () => {
  await db.delete(schools)
  await db.delete(seedRuns)
  seed.mockClear()
})

describe('seed data', () => {
  it('is loaded once into an empty database, even by concurrent starts', async () => {
    await Promise.all([seedOnce(), seedOnce()])
    await seedOnce()
    expect(seed).toHaveBeenCalledTimes(1)
  })

  it('is not loaded again after it was deleted', async () => {
    await seedOnce()
    await db.delete(schools)
    await seedOnce()
    expect(seed).toHaveBeenCalledTimes(1)
  })

  it('is not mixed with existing schools', async () => {
    await db.insert(schools).values({ slug: 'a-real-school-123456', name: 'A Real School' })
    await seedOnce()
    expect(seed).not.toHaveBeenCalled()
  })

  it('is loaded at the next start after a failure', async () => {
    seed.mockRejectedValueOnce(new Error('disk full'))
    await expect(seedOnce()).rejects.toThrow('disk full')
    await seedOnce()
    expect(await db.select().from(schools)).toHaveLength(1)
  })
})
