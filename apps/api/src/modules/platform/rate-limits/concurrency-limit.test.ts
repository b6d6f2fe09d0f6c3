import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

it('lets so many work at once, the others in turn, and sends away whom it has no room for', async () => {
  const take = createConcurrencyLimit({ atOnce: 2, waiting: 3 })
  let working = 0
  let most = 0
  const done: number[] = []
  const asked = Array.from({ length: 7 }, (_, i) =>
    take(async () => {
      most = Math.max(most, ++working)
      await new Promise((resolve) => setTimeout(resolve, 5))
      working--
      done.push(i)
    }),
  )
  const outcomes = await Promise.allSettled(asked)
  expect(most).toBe(2)
  expect(done).toEqual([0, 1, 2, 3, 4])
  expect(outcomes.map(({ status }) => status).slice(5)).toEqual(['rejected', 'rejected'])
  expect(outcomes[5]).toMatchObject({ reason: { code: 'unavailable', status: 503 } })
})

it('hands the turn on when the work fails', async () => {
  const take = createConcurrencyLimit({ atOnce: 1, waiting: 1 })
  const failing = take(() => Promise.reject(new Error('Too bad')))
  const next = take(async () => 'done')
  await expect(failing).rejects.toThrow('Too bad')
  expect(await next).toBe('done')
  expect(await take(async () => 'again')).toBe('again')
})
