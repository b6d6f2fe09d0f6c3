import { defaultSort, listMessages } from '@edbazaar/feature-list-kit'
import { createI18n } from '@edbazaar/feature-platform'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from './messages'
import { productActiveFilters } from './product-active-filters'
import { productListDefinition } from './product-list-definitions'
import { type ProductListState, sorts, weekdays, withKind } from './product-state'
import { readDay } from './product-url'

const { url, withoutFilters } = productListDefinition('all')
const read = (search: string) => url.read(new URLSearchParams(search))
const write = (state: ProductListState) =>
  url.pathOf(state).slice('/tuitions-and-activities'.length)

const bounds = fc
  .tuple(fc.option(fc.integer({ min: 1, max: 49 })), fc.option(fc.integer({ min: 0, max: 49 })))
  .filter(([low, high]) => low === null || high === null || low <= high)
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const dates = fc
  .tuple(fc.option(day), fc.option(day))
  .filter(([from, to]) => from === null || to === null || from <= to)

/** Any valid state. */
const states: fc.Arbitrary<ProductListState> = fc
  .record({
    kind: fc.option(fc.constantFrom('tuition', 'activity', 'camp', 'workshop')),
    place: fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/)),
    radius: fc.option(fc.integer({ min: 0, max: 50 })),
    filterIds: fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 30 }),
    ages: bounds,
    prices: bounds,
    priceUnit: fc.option(fc.constantFrom('session')),
    days: fc.subarray([...weekdays]),
    dates,
    sort: fc.option(fc.constantFrom(...sorts)),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ ages, prices, dates: [from, to], radius, sort, filterIds, ...rest }) => {
    const where = { place: rest.place, point: null }
    const hasLocation = rest.place !== null
    return {
      ...rest,
      ...where,
      radius: hasLocation ? radius : null,
      filterIds: filterIds.sort((a, b) => a - b),
      ageMin: ages[0],
      ageMax: ages[1],
      priceMin: prices[0],
      priceMax: prices[1],
      from,
      to,
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

  test('of a kind’s own page omits the kind and ignores other kinds', () => {
    const tuitions = productListDefinition('tuition').url
    const state = tuitions.read(new URLSearchParams('kind=camp&filter_ids=35'))
    expect(state.kind).toBe('tuition')
    expect(tuitions.pathOf(state)).toBe('/beyond-school/tuitions?filter_ids=35')
    expect(url.pathOf(state)).toBe('/tuitions-and-activities?kind=tuition&filter_ids=35')
  })
})

describe('invalid values', () => {
  test.each([
    ['kind=school', 'age_min=-1', 'age_min=51', 'age_max=x', 'price_min=1e3', 'price_max=51'],
    ['days=Someday', 'days=', 'from=2027-02-31', 'from=0002-05-01', 'to=tomorrow', 'sort=fees'],
    ['radius=51', 'radius=-1', 'sort=distance', 'page=0', 'filter_ids=x'],
  ])('are ignored: %s and similar', (...searches) => {
    for (const search of searches) expect(read(search)).toEqual(url.initial)
  })

  test('the ends of a range set no bound', () => {
    expect(read('age_min=0&age_max=50&price_min=0&price_max=50')).toEqual(url.initial)
  })

  test('reversed ranges are swapped', () => {
    expect(read('age_min=9&age_max=4')).toMatchObject({ ageMin: 4, ageMax: 9 })
    expect(read('from=2027-05-09&to=2027-05-01')).toMatchObject({
      from: '2027-05-01',
      to: '2027-05-09',
    })
  })
})

test('reads repeated day parameters from a form without scripts', () => {
  expect(read('days=Sun&days=Mon').days).toEqual(['Mon', 'Sun'])
})

test('ignores a date with an incomplete year', () => {
  expect([readDay('0202-05-01'), readDay('2027-05-01'), readDay('2027-13-01')]).toEqual([
    null,
    '2027-05-01',
    null,
  ])
})

test('filters have readable labels', () => {
  const state = read(
    'filter_ids=35,99&age_min=8&age_max=8&price_max=5&days=Sat,Sun&from=2027-05-01',
  )
  const facet = { id: 6, name: 'Subjects', values: [{ id: 35, name: 'Mathematics', count: 1 }] }
  const t = createI18n('en').translate(messages, listMessages)
  const labels = productActiveFilters(state, [facet]).map(({ label }) =>
    typeof label === 'string' ? label : t(label),
  )
  expect(labels).toEqual([
    'Mathematics',
    'Filter 99',
    'Starts from 2027-05-01',
    'Age 8',
    'Up to ₹5,000 a month',
    'Saturday',
    'Sunday',
  ])
})

test('clearing filters keeps kind, place and sort order', () => {
  const state = read('kind=camp&place=pune&radius=0&filter_ids=87&days=Sat&sort=price&page=3')
  expect(write(withoutFilters(state))).toBe('?kind=camp&place=pune&radius=0&sort=price')
})

test('another kind keeps the filters that apply to every kind', () => {
  const state = read('kind=camp&filter_ids=87&age_min=8&from=2027-05-01&page=3')
  expect(write(withKind(state, 'tuition'))).toBe('?kind=tuition&age_min=8')
  expect(write(withKind(state, 'workshop'))).toBe('?kind=workshop&age_min=8&from=2027-05-01')
})

test('another kind keeps the prices if it is usually priced in the same unit', () => {
  const state = read('kind=tuition&price_max=3')
  expect(write(withKind(state, 'activity'))).toBe('?kind=activity&price_max=3')
  expect(write(withKind(state, 'camp'))).toBe('?kind=camp')
})
