import { expect, it } from 'vitest'
import { isInSample } from './review-sample.ts'

const idOf = (n: number) => `6f1c0d3e-0000-4000-8000-${String(n).padStart(12, '0')}`

it('has about 1 in 20 enquiries, and always the same', () => {
  const ids = Array.from({ length: 20_000 }, (_, n) => idOf(n))
  const sample = ids.filter(isInSample)
  expect(sample.length).toBeGreaterThan(800)
  expect(sample.length).toBeLessThan(1_200)
  expect(sample.every(isInSample)).toBe(true)
})
