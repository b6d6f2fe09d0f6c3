import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/app.ts'

const limited = (perMinute: number) => createTestApp({ config: { searchRateLimit: perMinute } })
const search = '/api/schools/filter-autocomplete?key=hin&filterObjectName=Languages'

it('limits searches per IP address and says when to retry', async () => {
  const { app } = await limited(3)
  for (let i = 0; i < 3; i++) expect((await app.inject(search)).statusCode).toBe(200)
  const refused = await app.inject(search)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toEqual({
    status: 429,
    code: 'too_many_requests',
    msg: 'Too many requests. Try again in a minute.',
  })
  expect((await app.inject({ url: search, remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
})

it('counts operations with a 429 together, and no other requests', async () => {
  const { app } = await limited(2)
  await app.inject(search)
  await app.inject(search)
  expect((await app.inject('/api/places/autocomplete?key=ind')).statusCode).toBe(429)
  const link = { method: 'POST', url: '/api/users/login-links', payload: {} } as const
  expect((await app.inject(link)).statusCode).toBe(429)
  expect((await app.inject('/api/schools/filters')).statusCode).toBe(200)
  expect((await app.inject('/api/health')).statusCode).toBe(200)
})

it('counts an IPv6 /64 as one IP prefix', async () => {
  const { app } = await limited(1)
  const from = (remoteAddress: string) => app.inject({ url: search, remoteAddress })
  expect((await from('2001:db8:1:2::1')).statusCode).toBe(200)
  expect((await from('2001:db8:1:2:3::9')).statusCode).toBe(429)
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(200)
})

it('uses forwarded addresses only from a trusted proxy', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1' }
  const direct = await limited(1)
  await direct.app.inject({ url: search })
  expect((await direct.app.inject({ url: search, headers })).statusCode).toBe(429)
  const behind = await createTestApp({ config: { searchRateLimit: 1, trustProxy: 1 } })
  await behind.app.inject({ url: search })
  expect((await behind.app.inject({ url: search, headers })).statusCode).toBe(200)
})

it('has no limit if it is set to 0', async () => {
  const { app } = await limited(0)
  for (let i = 0; i < 30; i++) expect((await app.inject(search)).statusCode).toBe(200)
})
