import { expect, test } from 'vitest'
import { nameQuery } from './name-query'

test('a map requests names for whole tiles, so small moves request nothing', () => {
  const query = nameQuery({ bounds: [12.91, 77.55, 13.05, 77.72], zoom: 12.4 })
  const tile = 360 / 2 ** 12
  expect(query.zoom).toBe(12)
  for (const degrees of query.bounds) expect(Math.round(degrees / tile) * tile).toBe(degrees)
  expect(nameQuery({ bounds: [12.915, 77.56, 13.04, 77.71], zoom: 12 })).toEqual(query)
})

test('a map requests names within valid coordinates and zoom levels', () => {
  expect(nameQuery({ bounds: [-95, -200, 91, 190], zoom: 1 })).toEqual({
    bounds: [-90, -180, 90, 180],
    zoom: 3,
  })
})
