import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { createLimitsRepository } from './limits.repository.ts'
import { createLimitsService, ipPrefixOf } from './limits.service.ts'

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1::1', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (ip, household) => {
  expect(ipPrefixOf(ip)).toBe(household)
})

it('counts anew when the time is over, and forgets what is over', async () => {
  const { db, pool } = await createTestDatabase()
  const limits = createLimitsService(createLimitsRepository(db))
  const limit = { of: 'test', most: 1, seconds: 60 }
  expect(await limits.retryAfterSeconds(limit, 'a')).toBe(0)
  expect(await limits.retryAfterSeconds(limit, 'a')).toBeGreaterThan(50)
  expect(await limits.retryAfterSeconds(limit, 'b')).toBe(0)
  await pool.query(`update rate_limit_counter set ends_at = now() - interval '2 minutes'`)
  expect(await limits.retryAfterSeconds(limit, 'a')).toBe(0)
  expect((await pool.query('select 1 from rate_limit_counter')).rowCount).toBe(1)
})

it('lets exactly so many through, however many ask at once', async () => {
  const { db } = await createTestDatabase()
  const limits = createLimitsService(createLimitsRepository(db))
  const asked = Array.from({ length: 20 }, () =>
    limits.retryAfterSeconds({ of: 'test', most: 5, seconds: 60 }, 'a'),
  )
  expect((await Promise.all(asked)).filter((wait) => wait === 0)).toHaveLength(5)
})

it('gives back what need not have been counted, and no more than that', async () => {
  const { db } = await createTestDatabase()
  const limits = createLimitsService(createLimitsRepository(db))
  const limit = { of: 'test', most: 1, seconds: 60 }
  await limits.refund(limit, 'a')
  expect(await limits.retryAfterSeconds(limit, 'a')).toBe(0)
  await limits.refund(limit, 'a')
  await limits.refund(limit, 'a')
  expect(await limits.retryAfterSeconds(limit, 'a')).toBe(0)
  expect(await limits.retryAfterSeconds(limit, 'a')).toBeGreaterThan(50)
})

it('remembers somebody for a while', async () => {
  const { db, pool } = await createTestDatabase()
  const limits = createLimitsService(createLimitsRepository(db))
  await limits.remember('test', 'a', 60)
  expect(await limits.remembers('test', 'a')).toBe(true)
  expect(await limits.remembers('test', 'b')).toBe(false)
  await pool.query(`update rate_limit_counter set ends_at = now() - interval '1 second'`)
  expect(await limits.remembers('test', 'a')).toBe(false)
})
