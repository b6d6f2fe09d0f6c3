import { describe, expect, it } from 'vitest'
import { formatDate, formatDay, formatDayRange, formatMonth } from './dates'

describe('formatDate', () => {
  it('shows the day as yyyy-mm-dd', () => {
    expect(formatDate('2026-11-20')).toBe('2026-11-20')
  })

  it('keeps the day of a timestamp in any time zone', () => {
    expect(formatDate('2026-11-20T23:30:00+05:30')).toBe('2026-11-20')
  })

  it.each(['', 'soon', '2026-13-01', '2026-02-30', '20-11-2026', '<b>2026-11-20</b>'])(
    'is empty for %j',
    (text) => {
      expect(formatDate(text)).toBe('')
    },
  )
})

describe('formatDay', () => {
  it('names day and month', () => {
    expect(formatDay('2026-11-20')).toBe('20 November')
  })

  it('adds the year on request', () => {
    expect(formatDay('2026-11-02', { withYear: true })).toBe('2 November 2026')
  })

  it('shortens the month on request', () => {
    expect(formatDay('2026-12-27', { isShort: true })).toBe('27 Dec')
    expect(formatDay('2026-09-02', { isShort: true, withYear: true })).toBe('2 Sep 2026')
  })

  it('is empty for an invalid date', () => {
    expect(formatDay('2026-02-30')).toBe('')
  })
})

describe('formatDayRange', () => {
  it('writes the same month once', () => {
    expect(formatDayRange('2027-01-18', '2027-01-20')).toBe('18–20 January')
  })

  it('writes both months if they differ', () => {
    expect(formatDayRange('2027-01-30', '2027-02-02')).toBe('30 January – 2 February')
  })

  it('is a single day without an end or with the same end', () => {
    expect(formatDayRange('2027-01-10', null)).toBe('10 January')
    expect(formatDayRange('2027-01-10', '2027-01-10')).toBe('10 January')
  })
})

describe('formatMonth', () => {
  it('names month and year', () => {
    expect(formatMonth('2026-03-31')).toBe('March 2026')
  })
})

describe('in Hindi', () => {
  it('writes months in Devanagari, in full and shortened', () => {
    expect(formatDay('2026-11-20', { withYear: true, locale: 'hi-IN' })).toBe('20 नवंबर 2026')
    expect(formatDay('2026-11-20', { isShort: true, locale: 'hi-IN' })).toBe('20 नव॰')
    expect(formatDayRange('2027-01-30', '2027-02-02', 'hi-IN')).toBe('30 जनवरी – 2 फ़रवरी')
    expect(formatMonth('2026-03-31', 'hi-IN')).toBe('मार्च 2026')
  })
})
