import { expect, test } from 'vitest'
import { distanceKm } from './distance'

const bengaluru = { lat: 12.9716, lng: 77.5946 }
const chennai = { lat: 13.0827, lng: 80.2707 }

test('measures great-circle distances', () => {
  expect(distanceKm(bengaluru, chennai)).toBeCloseTo(290, -1)
  expect(distanceKm(chennai, bengaluru)).toBe(distanceKm(bengaluru, chennai))
  expect(distanceKm(bengaluru, bengaluru)).toBe(0)
})
