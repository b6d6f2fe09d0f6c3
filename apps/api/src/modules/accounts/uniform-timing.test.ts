import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stepClock, withUniformTiming } from './uniform-timing.ts'

let time: number
const pass = async (milliseconds: number) => {
  time += milliseconds
}

beforeEach(() => {
  time = 1_234.5
  vi.spyOn(stepClock, 'now').mockImplementation(() => time)
  vi.spyOn(stepClock, 'wait').mockImplementation(pass)
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const start = time
  await withUniformTiming(work).catch(() => {})
  return time - start
}

async function failAfter(milliseconds: number) {
  await pass(milliseconds)
  throw new Error('no')
}

it.each([
  ['no work', 0, 100],
  ['short work', 30, 100],
  ['work that is as long as a step', 100, 200],
  ['work that is longer than a step', 120, 200],
])('lets %s end with a step', async (_, length, expected) => {
  expect(await durationOf(() => pass(length))).toBe(expected)
  expect(await durationOf(() => failAfter(length))).toBe(expected)
})

it('passes on results and errors', async () => {
  expect(await withUniformTiming(async () => 7)).toBe(7)
  await expect(withUniformTiming(() => failAfter(0))).rejects.toThrow('no')
})
