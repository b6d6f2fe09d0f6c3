import { setTimeout as after } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { withUniformTiming } from './uniform-timing.ts'

/** Timers may fire a millisecond early. */
const tolerance = 2

async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await withUniformTiming(work).catch(() => {})
  return performance.now() - start
}

it.each([
  ['short work', async () => {}],
  ['longer work', () => after(30)],
  ['failing work', () => Promise.reject(new Error('no'))],
])('gives %s a whole step', async (_, work) => {
  expect(await durationOf(work)).toBeGreaterThanOrEqual(100 - tolerance)
})

it('gives work that is longer than a step the next one', async () => {
  expect(await durationOf(() => after(120))).toBeGreaterThanOrEqual(200 - tolerance)
})

it('passes on results and errors', async () => {
  expect(await withUniformTiming(async () => 7)).toBe(7)
  await expect(withUniformTiming(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
