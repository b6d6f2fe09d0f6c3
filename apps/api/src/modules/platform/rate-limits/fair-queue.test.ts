import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const { signal } = new AbortController()

/** A task that ends when the test says so. */
function heldTask() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

it('runs one task at a time, and accounts take turns', async () => {
  const queue = createFairQueue({ waiting: 20, waitingPerAccount: 10 })
  const started: string[] = []
  let working = 0
  let maxWorking = 0
  const task = (account: number, name: string) =>
    queue.run({ account, signal }, async () => {
      started.push(name)
      maxWorking = Math.max(maxWorking, ++working)
      await setImmediate()
      working--
    })
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => task(1, name)),
    ...['b1', 'b2'].map((name) => task(2, name)),
    task(3, 'c1'),
  ])
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  expect(maxWorking).toBe(1)
})

it('rejects the work of an account that exceeds its limit, but not that of other accounts', async () => {
  const queue = createFairQueue({ waiting: 3, waitingPerAccount: 2 })
  const { work, end } = heldTask()
  const busy = { code: 'unavailable', status: 503 }
  const running = [1, 1, 1].map((account) => queue.run({ account, signal }, work))
  await expect(queue.run({ account: 1, signal }, work)).rejects.toMatchObject(busy)
  running.push(queue.run({ account: 2, signal }, work))
  await expect(queue.run({ account: 3, signal }, work)).rejects.toMatchObject(busy)
  end()
  await Promise.all(running)
})

it('leaves out a task whose client has gone', async () => {
  const queue = createFairQueue({ waiting: 3, waitingPerAccount: 2 })
  const { work, end } = heldTask()
  const client = new AbortController()
  const started: string[] = []
  const running = queue.run({ account: 1, signal }, work)
  const gone = queue.run({ account: 2, signal: client.signal }, async () => started.push('gone'))
  const waiting = queue.run({ account: 3, signal }, async () => started.push('waiting'))
  client.abort()
  await expect(gone).rejects.toMatchObject({ code: 'invalid_request' })
  end()
  await Promise.all([running, waiting])
  expect(started).toEqual(['waiting'])
  const late = queue.run({ account: 2, signal: client.signal }, async () => started.push('late'))
  await expect(late).rejects.toMatchObject({ code: 'invalid_request' })
})

it('continues with the next when one fails', async () => {
  const queue = createFairQueue({ waiting: 1, waitingPerAccount: 1 })
  const failing = queue.run({ account: 1, signal }, () => Promise.reject(new Error('Too bad')))
  const next = queue.run({ account: 1, signal }, async () => 'done')
  await expect(failing).rejects.toThrow('Too bad')
  expect(await next).toBe('done')
  expect(await queue.run({ account: 1, signal }, async () => 'again')).toBe('again')
})

it('once closed, finishes the running task and refuses the others', async () => {
  const queue = createFairQueue({ waiting: 3, waitingPerAccount: 3 })
  const { work, end } = heldTask()
  const running = queue.run({ account: 1, signal }, work)
  const waiting = queue.run({ account: 1, signal }, work)
  queue.close()
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
  await expect(queue.run({ account: 2, signal }, work)).rejects.toMatchObject({
    code: 'unavailable',
  })
  end()
  await running
})
