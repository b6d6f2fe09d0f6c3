import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { fillWithDemoData } from './demo-data.ts'
import { schools, seedRuns } from './schema/index.ts'

const database = await createTestDatabase()
const { db } = database
const filling = { dataDir: '/nowhere', onNotice: () => {} }
const seed = vi.fn(async () => {
  await db.insert(schools).values({ slug: 'little-lamp-school-123456', name: 'Little Lamp School' })
})
const fill = () => fillWithDemoData(database, filling, seed)

beforeEach(async () => {
  await db.delete(schools)
  await db.delete(seedRuns)
  seed.mockClear()
})

describe('demo data', () => {
  it('fill an empty database once, however many ask at the same time', async () => {
    await Promise.all([fill(), fill()])
    await fill()
    expect(seed).toHaveBeenCalledTimes(1)
  })

  it('never come back once somebody has deleted them', async () => {
    await fill()
    await db.delete(schools)
    await fill()
    expect(seed).toHaveBeenCalledTimes(1)
  })

  it('are not mixed with the schools of somebody else', async () => {
    await db.insert(schools).values({ slug: 'a-real-school-123456', name: 'A Real School' })
    await fill()
    expect(seed).not.toHaveBeenCalled()
  })

  it('are tried again after a start at which they failed', async () => {
    seed.mockRejectedValueOnce(new Error('no room for images'))
    await expect(fill()).rejects.toThrow('no room')
    await fill()
    expect(await db.select().from(schools)).toHaveLength(1)
  })
})
