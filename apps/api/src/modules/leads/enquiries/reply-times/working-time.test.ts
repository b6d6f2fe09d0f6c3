import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../../../test/random.ts'
import { minuteMs } from '../../../platform/dates/durations.ts'
import {
  addWorkingMinutes,
  createCalendar,
  isWorkingTime,
  nextWorkingTime,
  type WeekdaySpan,
  type WorkCalendar,
  workingMinutesBetween,
} from './working-time.ts'

const hours = (isodow: number, from: number, to: number): WeekdaySpan => ({
  isodow,
  fromMinute: from * 60,
  toMinute: to * 60,
})
const daily = (days: readonly number[], from: number, to: number) =>
  days.map((day) => hours(day, from, to))

/** Monday to Saturday, 9 to 16. */
const usual = daily([1, 2, 3, 4, 5, 6], 9, 16)
/** Monday to Friday, 9 to 12:30 and 14 to 17. */
const split = [...daily([1, 2, 3, 4, 5], 9, 12.5), ...daily([1, 2, 3, 4, 5], 14, 17)]
const calendars = {
  usual: createCalendar(usual),
  split: createCalendar(split),
  /** Diwali 2026 is on Sunday 8 November; the school closes from Saturday to Tuesday. */
  diwali: createCalendar(usual, ['2026-11-07', '2026-11-09', '2026-11-10']),
  splitHoliday: createCalendar(split, ['2026-11-24', '2026-11-26']),
  nights: createCalendar(daily([5, 6], 20, 24)),
  sundays: createCalendar([hours(7, 10, 13)]),
  overlapping: createCalendar([hours(1, 9, 12), hours(1, 11, 13), hours(1, 13, 14)]),
}
type Name = keyof typeof calendars

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+05:30`)
const shown = (date: Date | null) =>
  date === null
    ? null
    : new Date(date.getTime() + 330 * minuteMs).toISOString().slice(0, 16).replace('T', ' ')

describe('eight working hours', () => {
  it.each<[Name, string, string]>([
    // Monday 23 November 2026, 7 hours a day.
    ['usual', '2026-11-23 09:00', '2026-11-24 10:00'],
    ['usual', '2026-11-23 08:59', '2026-11-24 10:00'],
    ['usual', '2026-11-23 00:00', '2026-11-24 10:00'],
    ['usual', '2026-11-23 10:30', '2026-11-24 11:30'],
    ['usual', '2026-11-23 15:59', '2026-11-25 09:59'],
    ['usual', '2026-11-23 16:00', '2026-11-25 10:00'],
    ['usual', '2026-11-23 23:59', '2026-11-25 10:00'],
    // Over a Sunday.
    ['usual', '2026-11-28 09:00', '2026-11-30 10:00'],
    ['usual', '2026-11-28 12:00', '2026-11-30 13:00'],
    ['usual', '2026-11-28 16:00', '2026-12-01 10:00'],
    ['usual', '2026-11-29 11:00', '2026-12-01 10:00'],
    // Over the end of a month, a year and February.
    ['usual', '2026-11-30 12:00', '2026-12-01 13:00'],
    ['usual', '2026-12-31 15:00', '2027-01-01 16:00'],
    ['usual', '2027-02-27 15:00', '2027-03-01 16:00'],
    ['usual', '2028-02-28 15:00', '2028-02-29 16:00'],
    // Two spans a day, 6.5 hours.
    ['split', '2026-11-23 09:00', '2026-11-24 10:30'],
    ['split', '2026-11-23 12:30', '2026-11-24 15:30'],
    ['split', '2026-11-23 13:10', '2026-11-24 15:30'],
    ['split', '2026-11-23 14:00', '2026-11-24 15:30'],
    ['split', '2026-11-23 11:00', '2026-11-24 12:30'],
    ['split', '2026-11-23 11:30', '2026-11-24 14:30'],
    ['split', '2026-11-27 16:00', '2026-12-01 09:30'],
    ['split', '2026-11-28 10:00', '2026-12-01 10:30'],
    // Holidays.
    ['diwali', '2026-11-06 15:00', '2026-11-11 16:00'],
    ['diwali', '2026-11-06 16:00', '2026-11-12 10:00'],
    ['diwali', '2026-11-07 10:00', '2026-11-12 10:00'],
    ['diwali', '2026-11-08 10:00', '2026-11-12 10:00'],
    ['diwali', '2026-11-10 15:30', '2026-11-12 10:00'],
    ['diwali', '2026-11-11 10:00', '2026-11-12 11:00'],
    ['splitHoliday', '2026-11-23 16:00', '2026-11-27 09:30'],
    ['splitHoliday', '2026-11-25 09:00', '2026-11-27 10:30'],
    // Evenings until midnight, and one day a week.
    ['nights', '2026-11-27 20:00', '2026-11-29 00:00'],
    ['nights', '2026-11-27 23:00', '2026-12-04 23:00'],
    ['sundays', '2026-11-29 10:00', '2026-12-13 12:00'],
    ['sundays', '2026-11-29 12:00', '2026-12-20 11:00'],
    ['overlapping', '2026-11-23 09:00', '2026-11-30 12:00'],
  ])('in %s hours from %s end at %s', (name, from, end) => {
    expect(shown(addWorkingMinutes(calendars[name], at(from), 480))).toBe(end)
  })
})

describe('the working minutes', () => {
  it.each<[Name, string, string, number]>([
    ['usual', '2026-11-23 09:00', '2026-11-23 09:00', 0],
    ['usual', '2026-11-23 10:00', '2026-11-23 09:00', 0],
    ['usual', '2026-11-23 09:00', '2026-11-23 09:01', 1],
    ['usual', '2026-11-23 08:00', '2026-11-23 09:01', 1],
    ['usual', '2026-11-23 15:59', '2026-11-23 20:00', 1],
    ['usual', '2026-11-23 16:00', '2026-11-24 09:00', 0],
    ['usual', '2026-11-23 09:00', '2026-11-23 16:00', 420],
    ['usual', '2026-11-23 09:00', '2026-11-30 09:00', 6 * 420],
    ['usual', '2026-11-28 15:00', '2026-11-30 10:00', 120],
    ['usual', '2026-11-29 00:00', '2026-11-29 23:59', 0],
    ['usual', '2026-01-01 00:00', '2026-12-31 23:59', 313 * 420],
    ['split', '2026-11-23 12:00', '2026-11-23 14:30', 60],
    ['split', '2026-11-23 12:30', '2026-11-23 14:00', 0],
    ['split', '2026-11-23 09:00', '2026-11-30 09:00', 5 * 390],
    ['split', '2026-11-27 16:30', '2026-11-30 09:30', 60],
    ['diwali', '2026-11-06 15:00', '2026-11-11 10:00', 120],
    ['diwali', '2026-11-07 09:00', '2026-11-10 16:00', 0],
    ['diwali', '2026-11-01 00:00', '2026-12-01 00:00', 22 * 420],
    ['splitHoliday', '2026-11-23 09:00', '2026-11-28 00:00', 3 * 390],
    ['nights', '2026-11-27 00:00', '2026-11-29 00:00', 480],
    ['sundays', '2026-11-23 00:00', '2026-11-29 12:00', 120],
    ['overlapping', '2026-11-23 00:00', '2026-11-24 00:00', 300],
  ])('in %s hours from %s to %s are %i', (...[name, from, to, minutes]) => {
    expect(workingMinutesBetween(calendars[name], at(from), at(to))).toBe(minutes)
  })
})

describe('working time', () => {
  it.each<[Name, string, boolean, string]>([
    ['usual', '2026-11-23 08:59', false, '2026-11-23 09:00'],
    ['usual', '2026-11-23 09:00', true, '2026-11-23 09:00'],
    ['usual', '2026-11-23 15:59', true, '2026-11-23 15:59'],
    ['usual', '2026-11-23 16:00', false, '2026-11-24 09:00'],
    ['usual', '2026-11-28 16:00', false, '2026-11-30 09:00'],
    ['split', '2026-11-23 12:30', false, '2026-11-23 14:00'],
    ['diwali', '2026-11-07 10:00', false, '2026-11-11 09:00'],
    ['nights', '2026-11-28 23:59', true, '2026-11-28 23:59'],
    ['nights', '2026-11-29 00:00', false, '2026-12-04 20:00'],
  ])('in %s hours at %s: %s, next %s', (name, time, isWorking, next) => {
    expect(isWorkingTime(calendars[name], at(time))).toBe(isWorking)
    expect(shown(nextWorkingTime(calendars[name], at(time)))).toBe(next)
  })

  it('never comes without hours', () => {
    const closed = createCalendar([])
    expect(nextWorkingTime(closed, at('2026-11-23 09:00'))).toBeNull()
    expect(addWorkingMinutes(closed, at('2026-11-23 09:00'), 480)).toBeNull()
    expect(workingMinutesBetween(closed, at('2026-11-23 09:00'), at('2027-11-23 09:00'))).toBe(0)
  })
})

/** Counts minute by minute. */
function slowMinutes(calendar: WorkCalendar, from: Date, to: Date): number {
  let count = 0
  for (let time = from.getTime(); time < to.getTime(); time += 60_000)
    if (isWorkingTime(calendar, new Date(time))) count++
  return count
}

it('agrees with a slow counter on random calendars', () => {
  const next = seededRandom('working time')
  const random = (below: number) => Math.floor(next() * below)
  for (let round = 0; round < 60; round++) {
    const spans = Array.from({ length: 1 + random(8) }, () => {
      const fromMinute = random(1_400)
      return {
        isodow: 1 + random(7),
        fromMinute,
        toMinute: fromMinute + 1 + random(1_440 - fromMinute),
      }
    })
    const holidays = Array.from({ length: random(4) }, () => `2026-11-${10 + random(20)}`)
    const calendar = createCalendar(spans, holidays)
    const from = new Date(at('2026-11-09 00:00').getTime() + random(14_400) * minuteMs)
    const to = new Date(from.getTime() + random(14_400) * minuteMs)
    const minutes = slowMinutes(calendar, from, to)
    expect(workingMinutesBetween(calendar, from, to)).toBe(minutes)
    if (minutes === 0) continue
    const end = addWorkingMinutes(calendar, from, minutes)
    expect(end).not.toBeNull()
    if (!end) continue
    expect(end <= to).toBe(true)
    expect(slowMinutes(calendar, from, end)).toBe(minutes)
    expect(isWorkingTime(calendar, new Date(end.getTime() - minuteMs))).toBe(true)
  }
})

it('computes 10,000 due times without a loop over minutes', () => {
  const start = at('2026-11-23 09:00').getTime()
  const due = Array.from({ length: 10_000 }, (_, index) =>
    addWorkingMinutes(calendars.splitHoliday, new Date(start + index * minuteMs), 480),
  )
  expect(due.every((each) => each !== null)).toBe(true)
})
