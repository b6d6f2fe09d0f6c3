import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../test/database.ts'
import { type ServerProcess, startServer } from '../test/server-process.ts'
import { dropIndexes, hasDroppedIndexes } from './modules/search/documents/bulk-load.ts'

const { url, pool } = await createTestDatabase()
const servers: ServerProcess[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.process.kill('SIGKILL')
    await server.exit
  }
})

function start(env: Record<string, string> = {}) {
  const server = startServer({ DATABASE_URL: url, DEMO_DATA: 'false', ...env })
  servers.push(server)
  return server
}

/** Runs `work` while a request waits in the database. Resolves with the status of the response. */
async function duringRequest(address: string, work: () => Promise<void>): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table school in access exclusive mode')
    const response = statusOf(`${address}/api/schools/no-such-school-123456`)
    response.catch(() => {})
    await expect.poll(countWaiting).toBe(1)
    await work()
    await client.query('rollback')
    return await response
  } finally {
    client.release(true)
  }
}

/** Counts requests of a school's page that wait for the lock; recurring tasks may wait as well. */
async function countWaiting(): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as waiting from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()
       and query like '%from school where slug =%' and pid <> pg_backend_pid()`,
  )
  return rows[0].waiting
}

function statusOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    }).once('error', reject)
  })
}

const isRefused = (address: string) =>
  fetch(`${address}/api/health`).then(
    () => false,
    () => true,
  )

/** Starting takes seconds of a core, and much longer on a busy machine. */
const slow = { timeout: 180_000 }

describe('the process', slow, () => {
  it('prints its URL when it is ready; a second one there exits 1 with the reason', async () => {
    const server = start()
    const address = await server.ready
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    expect(server.lines.filter((line) => line.includes('ready'))).toHaveLength(1)
    expect(server.lines).toContainEqual(expect.stringMatching(/^Demo accounts:/))
    const second = start({ PORT: new URL(address).port })
    expect(await second.exit).toBe(1)
    expect(second.errors()).toContain('EADDRINUSE')
  })

  it('serves requests below BASE_PATH', async () => {
    const address = await start({ BASE_PATH: '/bazaar' }).ready
    expect(address).toMatch(/\/bazaar$/)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
  })

  it('exits 2 for an invalid variable, with its name, value and what to enter', async () => {
    const server = start({ PORT: 'eighty' })
    expect(await server.exit).toBe(2)
    expect(server.errors().trim()).toBe(
      `PORT can't be "eighty": enter a whole number from 0 to 65535`,
    )
  })
})

const listIndexes = async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select indexname as name from pg_indexes
     where tablename in ('search_document', 'school') order by name`,
  )
  return rows.map(({ name }) => name)
}

describe('after an interrupted import', slow, () => {
  it('starts, serves requests and restores the dropped indexes', async () => {
    const allIndexes = await listIndexes()
    await dropIndexes(pool)
    expect((await listIndexes()).length).toBeLessThan(allIndexes.length)
    const server = start()
    const address = await server.ready
    const found = await fetch(`${address}/api/schools/home-autocomplete?key=vidya`)
    expect(found.status).toBe(200)
    await expect.poll(() => hasDroppedIndexes(pool)).toBe(false)
    expect(await listIndexes()).toEqual(allIndexes)
    await expect.poll(() => server.errors()).toContain('Restored the search indexes')
  })
})

const isFull = process.env.FULL_TESTS === 'true'
/** One handler serves both signals, so by default each test sends one of them. */
const signalsOr = (signal: 'SIGINT' | 'SIGTERM') =>
  isFull ? (['SIGTERM', 'SIGINT'] as const) : [signal]

describe.each(signalsOr('SIGTERM'))('on %s', slow, (signal) => {
  it('refuses new requests, closes idle connections, finishes requests, and exits 0', async () => {
    const server = start()
    const address = await server.ready
    const agent = new Agent({ keepAlive: true })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${address}/api/health`, { agent }, resolve).once('error', reject).end()
    })
    const idleConnectionClosed = once(response.socket, 'close')
    await text(response)
    const status = await duringRequest(address, async () => {
      server.process.kill(signal)
      // Under npm, both the terminal and npm send the signal.
      server.process.kill(signal)
      await expect.poll(() => isRefused(address)).toBe(true)
      await idleConnectionClosed
    })
    expect(status).toBe(404)
    expect(await server.exit).toBe(0)
    agent.destroy()
  })
})

describe.each(signalsOr('SIGINT'))('on %s', slow, (signal) => {
  it('exits immediately on a second signal', async () => {
    const server = start()
    const address = await server.ready
    const pending = duringRequest(address, async () => {
      // Signals in quick succession count as one, so this repeats the signal until it takes effect.
      const signalAgain = () => {
        server.process.kill(signal)
        return server.process.exitCode
      }
      await expect.poll(signalAgain, { interval: 100 }).toBe(1)
    })
    await expect(pending).rejects.toThrow()
  })
})
