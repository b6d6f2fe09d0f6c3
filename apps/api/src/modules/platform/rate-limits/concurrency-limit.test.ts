import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

it('runs a few at once, queues others, and refuses the rest', async () => {
  const run = createConcurrencyLimit({ atOnce: 2, waiting: 3 })
  let working = 0
  let maxWorking = 0
  const done: number[] = []
  const runs = Array.from({ length: 7 }, (_, i) =>
    run(async () => {
      maxWorking = Math.max(maxWorking, ++working)
      await setImmediate()
      working--
      done.push(i)
    }),
  )
  const outcomes = await Promise.allSettled(runs)
  expect(maxWorking).toBe(2)
  expect(done).toEqual([0, 1, 2, 3, 4])
  expect(outcomes.map(({ status }) => status).slice(5)).toEqual(['rejected', 'rejected'])
  expect(outcomes[5]).toMatchObject({ reason: { code: 'unavailable', status: 503 } })
})

it('continues with the next when one fails', async () => {
  const run = createConcurrencyLimit({ atOnce: 1, waiting: 1 })
  const failing = run(() => Promise.reject(new Error('Too bad')))
  const next = run(async () => 'done')
  await expect(failing).rejects.toThrow('Too bad')
  expect(await next).toBe('done')
  expect(await run(async () => 'again')).toBe('again')
})
