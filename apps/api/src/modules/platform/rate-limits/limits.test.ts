import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { hourSeconds } from '../dates/durations.ts'
import { createLimitsRepository } from './limits.repository.ts'
import { createLimitsService, ipPrefixOf } from './limits.service.ts'

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1::1', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (ip, ipPrefix) => {
  expect(ipPrefixOf(ip)).toBe(ipPrefix)
})

it('starts again when the window has ended, and deletes old counters', async () => {
  const { db, pool } = await createTestDatabase()
  const limits = createLimitsService(createLimitsRepository(db))
  const limit = { name: 'test', max: 1, seconds: hourSeconds }
  expect(await limits.retryAfterSeconds(limit, 'a')).toBe(0)
  expect(await limits.retryAfterSeconds(limit, 'a')).toBeGreaterThan(0)
  expect(await limits.retryAfterSeconds(limit, 'b')).toBe(0)
  await pool.query(`update rate_limit_counter set ends_at = now() - interval '2 minutes'`)
  expect(await limits.retryAfterSeconds(limit, 'a')).toBe(0)
  expect((await pool.query('select 1 from rate_limit_counter')).rowCount).toBe(1)
})

it('allows exactly the limit, however many requests come at once', async () => {
  const { db } = await createTestDatabase()
  const limits = createLimitsService(createLimitsRepository(db))
  const requests = Array.from({ length: 20 }, () =>
    limits.retryAfterSeconds({ name: 'test', max: 5, seconds: hourSeconds }, 'a'),
  )
  expect((await Promise.all(requests)).filter((wait) => wait === 0)).toHaveLength(5)
})

it('refunds requests that do not count, and no more', async () => {
  const { db } = await createTestDatabase()
  const limits = createLimitsService(createLimitsRepository(db))
  const limit = { name: 'test', max: 1, seconds: hourSeconds }
  await limits.refund(limit, 'a')
  expect(await limits.retryAfterSeconds(limit, 'a')).toBe(0)
  await limits.refund(limit, 'a')
  await limits.refund(limit, 'a')
  expect(await limits.retryAfterSeconds(limit, 'a')).toBe(0)
  expect(await limits.retryAfterSeconds(limit, 'a')).toBeGreaterThan(0)
})

it('flags a caller for a while', async () => {
  const { db, pool } = await createTestDatabase()
  const limits = createLimitsService(createLimitsRepository(db))
  await limits.flag('test', 'a', 60)
  expect(await limits.isFlagged('test', 'a')).toBe(true)
  expect(await limits.isFlagged('test', 'b')).toBe(false)
  await pool.query(`update rate_limit_counter set ends_at = now() - interval '1 second'`)
  expect(await limits.isFlagged('test', 'a')).toBe(false)
})
