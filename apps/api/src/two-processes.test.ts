import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../test/database.ts'
import { type ServerProcess, startServer } from '../test/server-process.ts'
import { schools } from './db/schema/index.ts'
import { writePlaces } from './modules/platform/places/write-places.repository.ts'

const { url, db, pool } = await createTestDatabase({ isMigrated: false })
const slug = 'little-lamp-school-123456'
/** Milliseconds: starting takes seconds of a core, and much longer on a busy machine. */
const startTimeout = 180_000
let servers: ServerProcess[]
let addresses: string[]

/** Two servers that start at the same time on a database without tables. */
beforeAll(async () => {
  servers = [1, 2].map(() => startServer({ DATABASE_URL: url, DEMO_DATA: 'false' }))
  addresses = await Promise.all(servers.map(({ ready }) => ready))
}, startTimeout)

afterAll(async () => {
  for (const { process } of servers) process.kill('SIGTERM')
  await Promise.all(servers.map(({ exit }) => exit))
})

/** The name of the school on both servers, or the status of the response. */
const names = () =>
  Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(`${address}/api/schools/${slug}`)
      return response.ok ? (await response.json()).name : response.status
    }),
  )

it('runs migrations once', async () => {
  const { rows } = await pool.query(
    'select count(*)::int as all, count(distinct hash)::int as once from drizzle.__drizzle_migrations',
  )
  expect(rows[0].all).toBeGreaterThan(0)
  expect(rows[0].all).toBe(rows[0].once)
})

it('shows added, changed and hidden schools on both servers at once', async () => {
  expect(await names()).toEqual([404, 404])
  await db.insert(schools).values({ slug, name: 'Little Lamp School' })
  expect(await names()).toEqual(['Little Lamp School', 'Little Lamp School'])
  await db.update(schools).set({ name: 'Big Lamp School' }).where(eq(schools.slug, slug))
  expect(await names()).toEqual(['Big Lamp School', 'Big Lamp School'])
  await db.update(schools).set({ isActive: false }).where(eq(schools.slug, slug))
  expect(await names()).toEqual([404, 404])
})

it('knows the places of an import on both servers', async () => {
  const query = encodeURIComponent('schools in navigaonpur')
  const placesUnderstood = () =>
    Promise.all(
      addresses.map(async (address) => {
        const { understood } = await (await fetch(`${address}/api/search?query=${query}`)).json()
        return understood?.meaning.parts.map(({ name }: { name: string }) => name) ?? []
      }),
    )
  expect((await placesUnderstood()).flat()).not.toContain('Navigaonpur')
  const place = { source: 'test', sourceId: '1', name: 'Navigaonpur', type: 'town' } as const
  const around = { district: 'Nagpur', state: 'Maharashtra', pincode: null, lat: 21.1, lng: 79.1 }
  await db.transaction((tx) =>
    writePlaces(tx, [{ ...place, ...around, pointRank: 3, popularity: 0.5 }]),
  )
  await expect
    .poll(placesUnderstood, { timeout: 60_000 })
    .toEqual([['Navigaonpur'], ['Navigaonpur']])
})

it('revalidates a stored response in another process and after a restart', {
  timeout: startTimeout,
}, async () => {
  const path = '/api/schools/filters'
  const { headers, status } = await fetch(`${addresses[0]}${path}`)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=60')
  const ifNoneMatch = { 'if-none-match': headers.get('etag') ?? '' }
  const [first] = servers
  first?.process.kill('SIGTERM')
  await first?.exit
  servers[0] = startServer({ DATABASE_URL: url, DEMO_DATA: 'false' })
  addresses[0] = await servers[0].ready
  for (const address of addresses) {
    const again = await fetch(`${address}${path}`, { headers: ifNoneMatch })
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toBe(headers.get('cache-control'))
  }
})

it('keeps one server running when the other stops', async () => {
  const [first, second] = servers
  first?.process.kill('SIGTERM')
  expect(await first?.exit).toBe(0)
  expect((await fetch(`${addresses[1]}/api/health`)).status).toBe(200)
  expect(second?.process.exitCode).toBeNull()
})
