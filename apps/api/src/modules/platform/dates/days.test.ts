import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from './days.ts'
import {
  clockTimeInIndia,
  dayInIndiaAfter,
  momentInIndia,
  startOfDayInIndia,
} from './india-time.ts'

describe('days', () => {
  it('are counted across months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(daysBetween('2027-12-31', '2028-12-31')).toBe(366)
    expect(daysBetween('2027-03-02', '2027-03-01')).toBe(-1)
  })
})

describe('times in India', () => {
  it('are 5 hours and 30 minutes ahead of UTC', () => {
    expect(startOfDayInIndia('2026-12-01').toISOString()).toBe('2026-11-30T18:30:00.000Z')
    expect(momentInIndia('2026-12-01', '18:05').toISOString()).toBe('2026-12-01T12:35:00.000Z')
    expect(clockTimeInIndia(new Date('2026-12-01T18:35:00Z'))).toBe('00:05')
  })

  it('count days from the date that a moment has there', () => {
    expect(dayInIndiaAfter(new Date('2026-11-30T18:29:59Z'), 0)).toBe('2026-11-30')
    expect(dayInIndiaAfter(new Date('2026-11-30T18:30:00Z'), 1)).toBe('2026-12-02')
  })
})
