import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createPageSite } from '../../../test/page-site.ts'
import { sitePlugin } from './site.ts'

/** Pages that show the API's response to their path. */
const entryServer = `
  export const createRenderer = () => async ({ request, fetch, latest }) => {
    const { pathname, search } = new URL(request.url)
    const response = await fetch(new Request('http://pages.invalid/api' + pathname + search))
    const text = await response.text()
    if (latest?.version === text) return latest
    return { status: response.status, headers: {}, html: Buffer.from(text), version: text }
  }`

const path = '/schools/little-lamp-school-123456'
let database: TestDatabase
/** Two servers on one database, as behind a load balancer. */
let servers: { app: TestApp['app']; origin: string }[]

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    `insert into school (slug, name) values ('little-lamp-school-123456', 'Little Lamp School')`,
  )
  const folder = await createPageSite(entryServer)
  servers = await Promise.all(
    [1, 2].map(async () => {
      const { app } = await createTestApp({
        database,
        site: async (pages) => {
          await pages.register(sitePlugin, { folder, basePath: '', publicUrl: '', settings: {} })
        },
      })
      return { app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) }
    }),
  )
  await vi.waitFor(
    () => {
      for (const { app } of servers) expect(app.publicChanges.version()).toBeTypeOf('number')
    },
    { timeout: 20_000 },
  )
})

const rename = (name: string) => database.pool.query('update school set name = $1', [name])

/** The name of the school on the page of every server. */
const names = () =>
  Promise.all(
    servers.map(async ({ origin }) => (await (await fetch(origin + path)).json()).name as string),
  )

/** Counts the statements about schools that `work` sends to the database. */
async function statementsDuring(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(database.pool, 'query')
  await work()
  const texts = query.mock.calls.map(([statement]) => JSON.stringify(statement))
  query.mockRestore()
  return texts.filter((text) => text.includes('"school')).length
}

/** On a busy machine a page may be loaded once more before it is answered from memory. */
const expectNoStatements = () =>
  vi.waitFor(async () => expect(await statementsDuring(names)).toBe(0), { timeout: 20_000 })

describe('a public page', () => {
  it('is answered from memory, without a query, until its data change', async () => {
    expect(await names()).toEqual(['Little Lamp School', 'Little Lamp School'])
    await expectNoStatements()
    await rename('Big Lamp School')
    await vi.waitFor(
      async () => expect(await names()).toEqual(['Big Lamp School', 'Big Lamp School']),
      { timeout: 20_000 },
    )
    await expectNoStatements()
  })

  it('is never stale for longer than its process can notice when the listening connection is killed', async () => {
    await names()
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`,
    )
    expect(rowCount).toBe(servers.length)
    await rename('Bright Lamp School')
    await vi.waitFor(
      async () => expect(await names()).toEqual(['Bright Lamp School', 'Bright Lamp School']),
      { timeout: 20_000 },
    )
    // The servers listen again by themselves.
    await expectNoStatements()
  })

  it('is new in the process that answered the edit', async () => {
    await names()
    const [server] = servers
    if (!server) throw new Error('No server')
    await rename('Old Lamp School')
    await fetch(`${server.origin}/api/users/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.in' }),
    })
    const page = await (await fetch(server.origin + path)).json()
    expect(page.name).toBe('Old Lamp School')
  })

  it('is sent compressed and validated as from the first request', async () => {
    const [server] = servers
    const load = (headers: Record<string, string> = {}) =>
      server?.app.inject({ url: path, headers: { 'accept-encoding': 'br', ...headers } })
    const first = await load()
    const second = await load()
    for (const answer of [first, second]) {
      expect(answer?.headers['content-encoding']).toBe('br')
      expect(answer?.headers.vary).toMatch(/accept-encoding/i)
      const html = brotliDecompressSync(answer?.rawPayload ?? Buffer.alloc(0)).toString()
      expect(JSON.parse(html).slug).toBe('little-lamp-school-123456')
    }
    expect(second?.headers.etag).toBe(first?.headers.etag)
    const third = await load({ 'if-none-match': String(first?.headers.etag) })
    expect(third?.statusCode).toBe(304)
    expect(third?.body).toBe('')
    expect((await server?.app.inject({ method: 'HEAD', url: path }))?.headers.etag).toBe(
      first?.headers.etag,
    )
  })

  it('is sent from memory with the headers of the first response, and its own request id', async () => {
    const [server] = servers
    if (!server) throw new Error('No server')
    await rename('Ready Lamp School')
    const load = async () => {
      const response = await fetch(server.origin + path, {
        headers: { 'accept-encoding': 'gzip' },
      })
      const { date, 'x-request-id': id, ...headers } = Object.fromEntries(response.headers)
      return { headers, id, name: (await response.json()).name }
    }
    await vi.waitFor(async () => expect((await load()).name).toBe('Ready Lamp School'), {
      timeout: 20_000,
    })
    const rendered = await load()
    expect(rendered.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'content-encoding': 'gzip',
      etag: expect.any(String),
    })
    const reserve = vi.spyOn(server.app.pageCache, 'reserve')
    // On a busy machine the page may be rendered once more before it is sent from memory.
    const fromMemory = await vi.waitFor(
      async () => {
        reserve.mockClear()
        const page = await load()
        expect(reserve).not.toHaveBeenCalled()
        return page
      },
      { timeout: 20_000 },
    )
    reserve.mockRestore()
    expect(fromMemory.headers).toEqual(rendered.headers)
    expect(fromMemory.id).not.toBe(rendered.id)
  })

  it('is loaded each time if it does not exist', async () => {
    const missing = '/schools/no-such-school-100000'
    const load = () => servers[0]?.app.inject(missing)
    expect((await load())?.statusCode).toBe(404)
    expect(await statementsDuring(async () => load())).toBeGreaterThan(0)
  })
})
