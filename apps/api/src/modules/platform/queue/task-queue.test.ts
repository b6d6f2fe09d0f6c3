import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { createTaskQueue, type ScheduledTask } from './task-queue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const yearly = '0 0 1 1 *'
const waitOptions = { timeout: 60_000, interval: 50 }

const queueOf = (task: Omit<ScheduledTask, 'cron'>, onError = vi.fn(), pool = database.pool) =>
  createTaskQueue({
    pool,
    tasks: [{ ...task, cron: yearly }],
    onError,
    pollingSeconds: 0.5,
    retryMs: 10,
  })

it('runs a task when it starts, each run in one of the processes', async () => {
  const run = vi.fn(async () => {})
  const queues = [1, 2, 3].map(() => queueOf({ name: 'once', run }))
  await Promise.all(queues.map((queue) => queue.start()))
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), waitOptions)
  await Promise.all(queues.map((queue) => queue.stop()))
  const { rows } = await database.pool.query(
    `select count(*)::int as runs from task_queue.job where name = 'once' and state = 'completed'`,
  )
  expect(rows).toEqual([{ runs: run.mock.calls.length }])
})

it('does not repeat at a start what has run since it was due', async () => {
  const run = vi.fn(async () => {})
  const overdue = vi.fn(async () => {})
  const start = async () => {
    const queue = createTaskQueue({
      pool: database.pool,
      tasks: [
        { name: 'recent', cron: yearly, run },
        { name: 'overdue', cron: '* * * * *', run: overdue },
      ],
      onError: (error) => expect.unreachable(String(error)),
      pollingSeconds: 0.5,
    })
    await queue.start()
    return queue
  }
  const first = await start()
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), waitOptions)
  await vi.waitFor(() => expect(overdue).toHaveBeenCalled(), waitOptions)
  await first.stop()
  await database.pool.query(
    `update task_queue.job set completed_on = now() - interval '2 minutes' where name = 'overdue'`,
  )
  const runsBefore = overdue.mock.calls.length
  const second = await start()
  await vi.waitFor(() => expect(overdue.mock.calls.length).toBeGreaterThan(runsBefore), waitOptions)
  await second.stop()
  expect(run).toHaveBeenCalledOnce()
})

it('never runs a task twice at the same time', async () => {
  let running = 0
  let most = 0
  const done = vi.fn()
  const run = async () => {
    running += 1
    most = Math.max(most, running)
    await database.pool.query('select 1')
    running -= 1
    done()
  }
  const queues = [1, 2].map(() => queueOf({ name: 'alone', run }))
  await Promise.all(queues.map((queue) => queue.start()))
  await vi.waitFor(() => expect(done).toHaveBeenCalled(), waitOptions)
  await Promise.all(queues.map((queue) => queue.stop()))
  expect(most).toBe(1)
})

it('reports a task that fails and keeps it for a retry', async () => {
  const onError = vi.fn()
  const queue = queueOf({ name: 'failing', run: () => Promise.reject(new Error('no')) }, onError)
  await queue.start()
  await vi.waitFor(
    () => expect(onError).toHaveBeenCalledWith(expect.any(Error), 'failing'),
    waitOptions,
  )
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `select state from task_queue.job where name = 'failing'`,
    )
    expect(rows).toEqual([{ state: 'retry' }])
  }, waitOptions)
  await queue.stop()
})

/** A pool without a database, until `connect` is called. */
function poolOfStoppedDatabase() {
  const { pool } = database
  let isConnected = false
  const query = (text: string, values?: unknown[]) =>
    isConnected ? pool.query(text, values) : Promise.reject(new Error('no database'))
  return {
    pool: new Proxy(pool, {
      get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
    }),
    connect: () => {
      isConnected = true
    },
  }
}

it('tries again to start after the database was unavailable', async () => {
  const run = vi.fn(async () => {})
  const onError = vi.fn()
  const { pool, connect } = poolOfStoppedDatabase()
  const queue = queueOf({ name: 'late', run }, onError, pool)
  const started = queue.start()
  await vi.waitFor(() => expect(onError.mock.calls.length).toBeGreaterThan(1), waitOptions)
  connect()
  await started
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), waitOptions)
  await queue.stop()
})

it('no longer tries to start once it is stopped', async () => {
  const onError = vi.fn()
  const queue = queueOf(
    { name: 'never', run: async () => {} },
    onError,
    poolOfStoppedDatabase().pool,
  )
  const started = queue.start()
  await vi.waitFor(() => expect(onError).toHaveBeenCalled(), waitOptions)
  await queue.stop()
  await started
})

it('can be stopped before it was started', async () => {
  await queueOf({ name: 'never', run: async () => {} }).stop()
})
