import type { MapView } from '@edbazaar/ui/SchoolMap'
import { describe, expect, test } from 'vitest'
import { schoolsUrl } from '../list-state'
import { areaOf, isNearly, listStateOfView, mapQuery } from './map-query'

const view: MapView = {
  bounds: [12.912_345_6, 77.55, 13.05, 77.72],
  zoom: 12.4,
  center: { lat: 12.971_234_5, lng: 77.641 },
  radius: 5.6,
  isFitted: false,
}

describe('the query of a map area', () => {
  test('has the filters and place of the list, but no sort order and page', () => {
    const state = {
      ...schoolsUrl.initial,
      place: 'pune',
      filterIds: [1],
      sort: 'name',
      page: 3,
    } as const
    expect(mapQuery(state, view)).toEqual({
      place: 'pune',
      filter_ids: [1],
      bounds: [12.9123, 77.55, 13.05, 77.72],
      zoom: 12,
    })
  })

  test('is limited to valid coordinates and zoom levels', () => {
    const wide: MapView = { ...view, bounds: [-95, -200, 91, 190], zoom: 1 }
    expect(mapQuery(schoolsUrl.initial, wide)).toEqual({
      bounds: [-90, -180, 90, 180],
      zoom: 3,
    })
  })
})

describe('the list of the visible area', () => {
  test('is a circle around the centre that fits the area, from page 1', () => {
    const state = { ...schoolsUrl.initial, place: 'pune', radius: 25, page: 4, filterIds: [1] }
    expect(listStateOfView(state, view)).toEqual({
      ...state,
      place: null,
      point: { lat: 12.9712, lng: 77.641 },
      radius: 5,
      page: 1,
    })
  })

  test('has a radius of at least 1 km, and is null beyond the maximum radius', () => {
    expect(listStateOfView(schoolsUrl.initial, { ...view, radius: 0.2 })?.radius).toBe(1)
    expect(listStateOfView(schoolsUrl.initial, { ...view, radius: 60 })).toBeNull()
  })
})

describe('another circle', () => {
  const circle = { lat: 12.97, lng: 77.64, radius: 5 }
  const next = (lat: number, radius: number) => ({ point: { lat, lng: 77.64 }, radius })

  test('is nearly the same if it has hardly moved and has a similar radius', () => {
    expect(isNearly(next(12.971, 5), circle)).toBe(true)
    expect(isNearly(next(12.99, 5), circle)).toBe(false)
    expect(isNearly(next(12.97, 9), circle)).toBe(false)
    expect(isNearly(next(12.97, 5), null)).toBe(false)
  })
})

test('the area of schools contains all that have a location', () => {
  const schools = [
    { lat: 12.9, lng: 77.7 },
    { lat: null, lng: null },
    { lat: 13.1, lng: 77.5 },
  ]
  expect(areaOf(schools)).toEqual([12.9, 77.5, 13.1, 77.7])
  expect(areaOf([{ lat: null, lng: null }])).toBeNull()
  expect(areaOf([])).toBeNull()
})
