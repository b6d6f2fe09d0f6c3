import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeStops, highestFee } from './fee-stops'

const histogram = { step: 20_000, counts: [8, 60, 49, 45, 25, 12, 7, 5, 7, 3, 5, 7, 5, 1, 3, 8] }

test('half of the schools take about half of the track', () => {
  const stops = feeStops(histogram)
  const half = stops.findIndex((stop) => stop >= 65_000) / stops.length
  expect(half).toBeGreaterThan(0.4)
  expect(half).toBeLessThan(0.6)
})

test('stops at natural amounts, from 0 to the end', () => {
  const stops = feeStops(histogram)
  expect(stops[0]).toBe(0)
  expect(stops.at(-1)).toBe(320_000)
  expect(stops.every((stop) => stop % 500 === 0)).toBe(true)
})

test('always ascends and has a stop at every bar', () => {
  const counts = fc.array(fc.nat(100_000), { minLength: 16, maxLength: 16 })
  const step = fc.constantFrom(5000, 10_000, 15_000, 20_000, 25_000, 50_000, 100_000, 200_000)
  fc.assert(
    fc.property(counts, step, (each, width) => {
      const stops = feeStops({ step: width, counts: each })
      expect(stops.every((stop, at) => at === 0 || stop > (stops[at - 1] ?? 0))).toBe(true)
      expect(each.every((_, bar) => stops.includes(bar * width))).toBe(true)
      expect(stops.at(-1)).toBe(highestFee({ step: width, counts: each }))
      expect(stops.length).toBeLessThan(300)
    }),
  )
})
