import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { hourSeconds } from '../dates/durations.ts'
import { createBlockLimits } from './block-limits.ts'
import { createLimitsRepository } from './limits.repository.ts'

const { db, pool } = await createTestDatabase()
const repository = createLimitsRepository(db)

/** Simulates another process and counts its database queries. */
function newProcess() {
  const queries = { count: 0 }
  const limits = createBlockLimits({
    countMany(...counting) {
      queries.count++
      return repository.countMany(...counting)
    },
  })
  return { limits, queries }
}

/** Number of simultaneous requests, of `many`, that are allowed. */
async function countAllowed(
  limits: ReturnType<typeof newProcess>['limits'],
  max: number,
  many: number,
) {
  const limit = { name: 'test', max, seconds: hourSeconds }
  const waits = await Promise.all(
    Array.from({ length: many }, () => limits.retryAfterSeconds(limit, `subject of ${max}`)),
  )
  return waits.filter((wait) => wait === 0).length
}

it('allows exactly the limit, with a twentieth of the statements, and returns the seconds to wait', async () => {
  const { limits, queries } = newProcess()
  expect(await countAllowed(limits, 100, 150)).toBe(100)
  expect(queries.count).toBe(21)
  expect(await countAllowed(limits, 100, 50)).toBe(0)
  expect(queries.count).toBe(21)
  const wait = await limits.retryAfterSeconds(
    { name: 'test', max: 100, seconds: hourSeconds },
    'subject of 100',
  )
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3_600)
})

it('applies across all processes', async () => {
  const [one, other] = [newProcess(), newProcess()]
  const through = await Promise.all([
    countAllowed(one.limits, 60, 100),
    countAllowed(other.limits, 60, 100),
  ])
  expect(through[0] + through[1]).toBe(60)
})

it('starts again when the window has ended', async () => {
  const { limits } = newProcess()
  expect(await countAllowed(limits, 3, 5)).toBe(3)
  await pool.query('delete from rate_limit_counter')
  const another = newProcess()
  expect(await countAllowed(another.limits, 3, 5)).toBe(3)
})

it('allows everything if the maximum is 0', async () => {
  const { limits, queries } = newProcess()
  expect(await countAllowed(limits, 0, 5)).toBe(5)
  expect(queries.count).toBe(0)
})
