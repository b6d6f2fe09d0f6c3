import { describe, expect, it } from 'vitest'
import { formatMoment, formatTimeOfDay, formatWeekdaySpan, weekdayName } from './times'

describe('formatTimeOfDay', () => {
  it.each([
    [0, '12 midnight'],
    [1, '12:01 am'],
    [460, '7:40 am'],
    [600, '10 am'],
    [720, '12 noon'],
    [725, '12:05 pm'],
    [1080, '6 pm'],
    [1440, '12 midnight'],
  ])('shows %d minutes as %s', (minutes, shown) => {
    expect(formatTimeOfDay(minutes)).toBe(shown)
  })
})

describe('formatWeekdaySpan', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6], 'Monday to Saturday'],
    [[3, 1, 5], 'Monday, Wednesday and Friday'],
    [[6, 7], 'Saturday and Sunday'],
    [[2], 'Tuesday'],
    [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
    [[], ''],
  ])('shows %j as %s', (days, shown) => {
    expect(formatWeekdaySpan(days)).toBe(shown)
  })

  it('is written in Hindi', () => {
    expect(formatWeekdaySpan([1, 2, 3], 'hi-IN')).toBe('सोमवार से बुधवार')
    expect(weekdayName(7, 'hi-IN')).toBe('रविवार')
  })
})

describe('formatMoment', () => {
  const now = Date.parse('2026-11-20T18:40:00Z')

  it.each([
    // 12:10 am on 21 November in India.
    ['2026-11-20T18:35:00Z', 'Today, 12:05 am'],
    ['2026-11-20T04:42:00Z', 'Yesterday, 10:12 am'],
    ['2026-11-22T03:30:00Z', 'Tomorrow, 9 am'],
    ['2026-11-16T08:10:00Z', '16 November, 1:40 pm'],
    ['2027-01-10T08:10:00Z', '10 January 2027, 1:40 pm'],
    ['not a time', ''],
  ])('shows %s as %s', (at, shown) => {
    expect(formatMoment(at, { now })).toBe(shown)
  })

  it.each([
    ['2026-11-22T03:30:00Z', 'tomorrow, 9 am'],
    ['2026-11-16T08:10:00Z', '16 November, 1:40 pm'],
  ])('shows %s within a sentence as %s', (at, shown) => {
    expect(formatMoment(at, { now, inSentence: true })).toBe(shown)
  })

  it('leaves out the time', () => {
    expect(formatMoment('2026-11-16T08:10:00Z', { now, withTime: false })).toBe('16 November')
  })
})
