import { afterEach, describe, expect, it } from 'vitest'
import { formatDate, formatDay, formatDayRange, formatMonth } from './dates'
import { setLocale } from './locale'

describe('formatDate', () => {
  it('shows the day as yyyy-mm-dd', () => {
    expect(formatDate('2026-11-20')).toBe('2026-11-20')
  })

  it('keeps the day a timestamp names, whatever the time zone here', () => {
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

  it('adds the year where asked', () => {
    expect(formatDay('2026-11-02', { withYear: true })).toBe('2 November 2026')
  })

  it('shortens the month where there is little room', () => {
    expect(formatDay('2026-12-27', { isShort: true })).toBe('27 Dec')
    expect(formatDay('2026-09-02', { isShort: true, withYear: true })).toBe('2 Sep 2026')
  })

  it('is empty for what is no day', () => {
    expect(formatDay('2026-02-30')).toBe('')
  })
})

describe('formatDayRange', () => {
  it('says the month once', () => {
    expect(formatDayRange('2027-01-18', '2027-01-20')).toBe('18–20 January')
  })

  it('says both months where they differ', () => {
    expect(formatDayRange('2027-01-30', '2027-02-02')).toBe('30 January – 2 February')
  })

  it('is one day where there is no end, or the same', () => {
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
  afterEach(() => setLocale('en-IN'))

  it('names months in Devanagari, whole and short', () => {
    expect(formatDay('2026-11-20', { withYear: true, locale: 'hi-IN' })).toBe('20 नवंबर 2026')
    expect(formatDay('2026-11-20', { isShort: true, locale: 'hi-IN' })).toBe('20 नव॰')
    expect(formatDayRange('2027-01-30', '2027-02-02', 'hi-IN')).toBe('30 जनवरी – 2 फ़रवरी')
    expect(formatMonth('2026-03-31', 'hi-IN')).toBe('मार्च 2026')
  })

  it('is what every call writes once it is set', () => {
    setLocale('hi-IN')
    expect(formatDay('2026-11-20')).toBe('20 नवंबर')
    expect(formatDay('2026-11-20', { locale: 'en-IN' })).toBe('20 November')
  })
})
