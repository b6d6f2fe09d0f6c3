import { expect, it } from 'vitest'
import { evenScale, stopScale } from './scale'

const stops = [0, 10, 20, 30, 100, 500]

it('places frequent values far apart and rare ones close together', () => {
  const scale = stopScale(stops)
  expect(stops.map(scale.partOf)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  expect(scale.partOf(300)).toBeCloseTo(0.9)
})

it('gives every stop back at its position', () => {
  const scale = stopScale(stops)
  expect(stops.map((stop) => scale.valueAt(scale.positionOf(stop)))).toEqual(stops)
})

it('puts a value between stops at the stop below, and one beyond the end at the end', () => {
  const scale = stopScale(stops)
  expect([15, 99, 900].map(scale.positionOf)).toEqual([1, 3, 5])
  expect(scale.partOf(900)).toBe(1)
})

it('spaces equal steps equally', () => {
  const scale = evenScale(10, 20, 1)
  expect([10, 15, 20, 99].map(scale.partOf)).toEqual([0, 0.5, 1, 1])
})
