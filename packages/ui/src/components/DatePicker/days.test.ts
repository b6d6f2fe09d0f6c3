import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay, problemOf, toDate, toDay, writeDay } from './days'

describe('parseDay', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    [' 1/2/2027 ', '2027-02-01'],
    ['20-11-2026', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['20 11 2026', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['२०/११/२०२६', '2026-11-20'],
    ['29/02/2028', '2028-02-29'],
  ])('reads %s as %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })

  it.each([
    '',
    '20/11',
    '20/11/26',
    '31/02/2027',
    '11/20/2026',
    '0/1/2026',
    'tomorrow',
    '29/02/2027',
  ])('takes %j for no day', (text) => {
    expect(parseDay(text)).toBeNull()
  })

  it('reads what writeDay writes', () => {
    const days = fc.date({
      min: new Date(1900, 0, 1),
      max: new Date(2100, 0, 1),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = toDay(date)
        expect(parseDay(writeDay(day))).toBe(day)
        expect(toDay(toDate(day) ?? new Date(0))).toBe(day)
      }),
    )
  })
})

describe('problemOf', () => {
  const limits = {
    min: '2026-12-01',
    max: '2027-01-31',
    isDayDisabled: (day: string) => day === '2026-12-25',
  }

  it.each([
    ['', null],
    ['01/12/2026', null],
    ['31/01/2027', null],
    ['30/11/2026', 'tooEarly'],
    ['01/02/2027', 'tooLate'],
    ['25/12/2026', 'notOffered'],
    ['32/12/2026', 'wrongFormat'],
  ])('finds in %j: %s', (text, problem) => {
    expect(problemOf(text, limits)).toBe(problem)
  })
})
