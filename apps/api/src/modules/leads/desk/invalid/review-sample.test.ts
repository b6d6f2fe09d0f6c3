import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { isInSample } from './review-sample.ts'

it('has about 1 in 20 enquiries, and always the same', () => {
  const ids = Array.from({ length: 20_000 }, () => randomUUID())
  const sample = ids.filter(isInSample)
  expect(sample.length).toBeGreaterThan(800)
  expect(sample.length).toBeLessThan(1_200)
  expect(sample.every(isInSample)).toBe(true)
})
