import { defaultSort } from '@edbazaar/feature-list-kit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activeFilters } from './active-filters'
import { ageBands, type ListState, schoolsUrl, sorts, withoutFilters } from './list-state'

const read = (search: string) => schoolsUrl.read(new URLSearchParams(search))
const write = (state: ListState) => schoolsUrl.pathOf(state).slice('/schools'.length)

const degrees = (limit: number) =>
  fc.integer({ min: -limit * 10_000, max: limit * 10_000 }).map((tenth) => tenth / 10_000 + 0)
const fee = fc.option(fc.integer({ min: 1, max: 10_000_000 }))

/** Any valid state. */
const states: fc.Arbitrary<ListState> = fc
  .record({
    place: fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/)),
    point: fc.option(fc.record({ lat: degrees(90), lng: degrees(180) })),
    radius: fc.option(fc.integer({ min: 1, max: 50 })),
    filterIds: fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 30 }),
    ages: fc.subarray([...ageBands]),
    fees: fc.tuple(fee, fee),
    sort: fc.option(fc.constantFrom(...sorts)),
    page: fc.integer({ min: 1, max: 1000 }),
    isMapOpen: fc.boolean(),
  })
  .map(({ place, point, radius, filterIds, fees: [low, high], sort, ...rest }) => {
    const isReversed = low !== null && high !== null && low > high
    const where = { place, point: place === null ? point : null }
    const hasLocation = where.place !== null || where.point !== null
    return {
      ...rest,
      ...where,
      radius: hasLocation ? radius : schoolsUrl.initial.radius,
      filterIds: filterIds.sort((a, b) => a - b),
      feeMin: isReversed ? high : low,
      feeMax: isReversed ? low : high,
      sort: sort === defaultSort(where) || (sort === 'distance' && !hasLocation) ? null : sort,
    }
  })

describe('a URL', () => {
  test('reads back the state that it was written from', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(write(state))).toEqual(state)
      }),
    )
  })

  test('is stable when read and written again', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (junk) => {
        const once = write(read(junk))
        expect(write(read(once))).toBe(once)
      }),
    )
  })

  test('of the default state has no query', () => {
    expect(schoolsUrl.pathOf(schoolsUrl.initial)).toBe('/schools')
  })

  test('has a fixed order of parameters', () => {
    const state = {
      ...schoolsUrl.initial,
      place: 'indiranagar-bengaluru',
      filterIds: [3, 7],
      page: 2,
    }
    expect(schoolsUrl.pathOf(state)).toBe(
      '/schools?place=indiranagar-bengaluru&filter_ids=3,7&page=2',
    )
  })
})

describe('invalid values', () => {
  test('never produce a state that the API would reject', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const { radius, page, filterIds, feeMin, feeMax } = schoolsUrl.read(
          new URLSearchParams(pairs),
        )
        expect(radius ?? 1).toBeGreaterThanOrEqual(1)
        expect(radius ?? 1).toBeLessThanOrEqual(50)
        expect(page).toBeLessThanOrEqual(1000)
        expect(filterIds.length).toBeLessThanOrEqual(30)
        expect((feeMin ?? 0) <= (feeMax ?? Number.POSITIVE_INFINITY)).toBe(true)
      }),
    )
  })

  test.each([
    ['radius=0', 'radius=51', 'radius=1e3', 'radius=-5', 'radius='],
    ['page=0', 'page=1001', 'page=1000000000', 'page=two', 'page=1.5'],
    ['place=../etc', 'place=%00', 'place=A', `place=${'a'.repeat(121)}`, 'place='],
    ['lat=91&lng=0', 'lat=1', 'lng=1', 'lat=x&lng=y', 'lat=1e1&lng=1'],
    ['filter_ids=0', 'filter_ids=-1', 'filter_ids=2147483648', 'filter_ids=x', 'filter_ids=,'],
    ['ages=99', 'ages=', 'sort=random', 'sort=distance', 'fee_min=-1', 'fee_max=99999999'],
  ])('are ignored: %s and similar', (...searches) => {
    for (const search of searches) expect(read(search)).toEqual(schoolsUrl.initial)
  })

  test('reversed ranges are swapped', () => {
    expect(read('fee_min=90000&fee_max=20000')).toMatchObject({ feeMin: 20_000, feeMax: 90_000 })
  })
})

describe('a form without scripts', () => {
  test('reads repeated parameters', () => {
    expect(read('filter_ids=7&filter_ids=3&filter_ids=7').filterIds).toEqual([3, 7])
    expect(read('ages=11-14&ages=2.5-6').ages).toEqual(['2.5-6', '11-14'])
  })
})

describe('filters', () => {
  test('both ends of the fee range count as one filter', () => {
    expect(activeFilters(read('filter_ids=3,7&ages=6-11&fee_min=1&fee_max=9'), [])).toHaveLength(4)
    expect(activeFilters(read('place=pune&sort=name&page=3'), [])).toHaveLength(0)
  })

  test('clearing keeps place, radius and sort order', () => {
    const state = read('place=pune&radius=10&filter_ids=3&ages=6-11&fee_max=9&sort=name&page=4')
    expect(write(withoutFilters(state))).toBe('?place=pune&radius=10&sort=name')
  })
})
