import { expect, it } from 'vitest'
import { ageOn } from '../../platform/dates/age-on.ts'
import { agesOf, isOfAge } from './child-age.ts'

it.each([
  ['2016-07-28', '2026-12-01', { years: 10, months: 4 }],
  ['2016-12-01', '2026-12-01', { years: 10, months: 0 }],
  ['2016-12-02', '2026-12-01', { years: 9, months: 11 }],
  ['2016-02-29', '2026-02-28', { years: 9, months: 11 }],
])('a child born on %s is on %s so old: %j', (born, day, age) => {
  expect(ageOn(born, day)).toEqual(age)
})

it('fits by the first day of the batch; unknown without a birth date', () => {
  const range = { min: 10, max: 13 }
  expect(isOfAge('2016-12-01', '2026-12-01', range)).toBe(true)
  expect(isOfAge('2016-12-02', '2026-12-01', range)).toBe(false)
  expect(isOfAge('2012-12-01', '2026-12-01', range)).toBe(false)
  expect(isOfAge(null, '2026-12-01', range)).toBeNull()
  expect(isOfAge(null, '2026-12-01', { min: null, max: null })).toBe(true)
})

it('uses the ages of the product where the batch has none', () => {
  const product = { ageMin: 6, ageMax: 9 }
  expect(agesOf({ batch: { minAge: null, maxAge: null }, product })).toEqual({ min: 6, max: 9 })
  expect(agesOf({ batch: { minAge: 10, maxAge: null }, product })).toEqual({ min: 10, max: null })
})
