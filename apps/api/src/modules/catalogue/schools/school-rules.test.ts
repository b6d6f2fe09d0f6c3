import { describe, expect, it } from 'vitest'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { feeRange, toFeeSheet } from './fee-sheet.ts'
import { availabilityOn } from './school-dates.ts'

describe('availability', () => {
  const season = {
    opensOn: '2026-12-01',
    closesOn: '2027-01-10',
    seatsTotal: null,
    seatsLeft: 40,
  }

  it('is null without dates', () => {
    expect(availabilityOn('2026-11-20', { ...season, opensOn: null, closesOn: null })).toBeNull()
  })

  it.each([
    ['2026-11-30', 40, 'opens', null, '2026-12-01'],
    ['2026-12-01', 40, 'open', 40, null],
    ['2027-01-10', 16, 'open', 16, null],
    ['2027-01-10', 15, 'few', 15, null],
    ['2027-01-10', 1, 'few', 1, null],
    ['2026-12-15', 0, 'closed', null, null],
    ['2026-12-15', null, 'open', null, null],
    ['2027-01-11', 40, 'closed', null, null],
  ] as const)('on %s with %s seats left is %s', (today, seatsLeft, state, left, opensOn) => {
    expect(availabilityOn(today, { ...season, seatsLeft })).toEqual({
      state,
      seats_left: left,
      opens_on: opensOn,
    })
  })

  it.each([
    [10, 10, 'open'],
    [10, 6, 'open'],
    [10, 5, 'few'],
    [120, 15, 'few'],
  ])('of %i seats, %i left are %s', (seatsTotal, seatsLeft, state) => {
    const seats = { seatsTotal, seatsLeft }
    expect(availabilityOn('2026-12-15', { ...season, ...seats })?.state).toBe(state)
  })

  it('is open until further notice with an opening date only', () => {
    const openingOnly = { ...season, opensOn: '2026-09-01', closesOn: null, seatsLeft: null }
    expect(availabilityOn('2027-06-01', openingOnly)?.state).toBe('open')
  })
})

describe('today in India', () => {
  it('starts five and a half hours before the day in UTC', () => {
    expect(todayInIndia(Date.parse('2026-11-20T18:29:00Z'))).toBe('2026-11-20')
    expect(todayInIndia(Date.parse('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  })
})

describe('a fee sheet', () => {
  const row = {
    classes: 'Class 1',
    admission: 25_000,
    tuition: 74_000,
    transport: null,
    books: 7_500,
  }
  const sheet = { year: '2027–28', toldOn: '2026-11-02', rows: [row, { ...row, tuition: 90_000 }] }

  it('totals the known fees of the first year and of every year', () => {
    const { rows } = toFeeSheet(sheet)
    expect(rows.map(({ total }) => total)).toEqual([106_500, 122_500])
    expect(rows.map(({ yearly }) => yearly)).toEqual([81_500, 97_500])
  })

  it('compares by the yearly cost, without the one-time admission fee', () => {
    expect(feeRange(sheet)).toEqual({ feeMin: 81_500, feeMax: 97_500, firstYearMin: 106_500 })
  })

  it('has no range without amounts', () => {
    const emptyRow = {
      classes: 'All',
      admission: null,
      tuition: null,
      transport: null,
      books: null,
    }
    expect(feeRange({ ...sheet, rows: [emptyRow] })).toEqual({
      feeMin: null,
      feeMax: null,
      firstYearMin: null,
    })
  })
})
