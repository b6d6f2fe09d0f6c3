import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { createLimitsRepository } from './limits.repository.ts'
import { createLimitsInBlocks } from './limits-in-blocks.ts'

const { db, pool } = await createTestDatabase()
const repository = createLimitsRepository(db)

/** A process of its own, which tells how often it asked the database. */
function newProcess() {
  const asked = { times: 0 }
  const limits = createLimitsInBlocks({
    countMany(...counting) {
      asked.times++
      return repository.countMany(...counting)
    },
  })
  return { limits, asked }
}

/** How many of so many that ask at once are let through. */
async function letThrough(
  limits: ReturnType<typeof newProcess>['limits'],
  most: number,
  many: number,
) {
  const limit = { of: 'test', most, seconds: 60 }
  const waits = await Promise.all(
    Array.from({ length: many }, () => limits.retryAfterSeconds(limit, `whom of ${most}`)),
  )
  return waits.filter((wait) => wait === 0).length
}

it('lets exactly so many through, with a twentieth as many statements, and says how long to wait', async () => {
  const { limits, asked } = newProcess()
  expect(await letThrough(limits, 100, 150)).toBe(100)
  expect(asked.times).toBe(21)
  expect(await letThrough(limits, 100, 50)).toBe(0)
  expect(asked.times).toBe(21)
  const wait = await limits.retryAfterSeconds({ of: 'test', most: 100, seconds: 60 }, 'whom of 100')
  expect(wait).toBeGreaterThan(30)
  expect(wait).toBeLessThanOrEqual(60)
})

it('holds over all processes', async () => {
  const [one, other] = [newProcess(), newProcess()]
  const through = await Promise.all([
    letThrough(one.limits, 60, 100),
    letThrough(other.limits, 60, 100),
  ])
  expect(through[0] + through[1]).toBe(60)
})

it('begins anew when the time is over', async () => {
  const { limits } = newProcess()
  expect(await letThrough(limits, 3, 5)).toBe(3)
  await pool.query('delete from rate_limit_counter')
  const another = newProcess()
  expect(await letThrough(another.limits, 3, 5)).toBe(3)
})

it('limits nothing where the most is 0', async () => {
  const { limits, asked } = newProcess()
  expect(await letThrough(limits, 0, 5)).toBe(5)
  expect(asked.times).toBe(0)
})
