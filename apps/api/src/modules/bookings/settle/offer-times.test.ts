import { expect, it } from 'vitest'
import { daySeconds, minuteMs } from '../../platform/dates/durations.ts'
import { offerEnd } from './offer-times.ts'

const rule = { offerHours: 24, cutoffHours: 3 }
const at = (text: string) => new Date(`${text}:00+05:30`)

it.each([
  ['24 hours', '2026-11-20T09:50', '2026-12-10T17:00', '2026-11-21T09:50'],
  [
    '12 hours, if the start is within 3 days',
    '2026-11-20T08:30',
    '2026-11-22T17:00',
    '2026-11-20T20:30',
  ],
  [
    'until 10 in the morning, if it would end at night',
    '2026-11-20T23:00',
    '2026-12-10T17:00',
    '2026-11-22T10:00',
  ],
  [
    'until 10 in the morning, if it would end early',
    '2026-11-20T07:30',
    '2026-12-10T17:00',
    '2026-11-21T10:00',
  ],
  ['until the start at the latest', '2026-11-20T12:00', '2026-11-20T17:00', '2026-11-20T17:00'],
  [
    'until the evening before an early start',
    '2026-11-20T12:00',
    '2026-11-21T07:00',
    '2026-11-20T20:59',
  ],
])('an offer stays open %s', (_, now, start, end) => {
  expect(offerEnd(at(now), at(start), rule)).toEqual(at(end))
})

it('none is made in the last 3 hours, after the start, or if it would be shorter than an hour', () => {
  expect(offerEnd(at('2026-11-20T14:00'), at('2026-11-20T17:00'), rule)).toBeNull()
  expect(offerEnd(at('2026-11-20T18:00'), at('2026-11-20T17:00'), rule)).toBeNull()
  expect(offerEnd(at('2026-11-20T22:00'), at('2026-11-21T07:00'), rule)).toBeNull()
})

it('no end of 10,000 is in the quiet hours or after the start', () => {
  let seed = 7
  const next = (max: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % max
  }
  for (let n = 0; n < 10_000; n += 1) {
    const now = new Date(at('2026-11-20T00:00').getTime() + next(daySeconds) * 1_000)
    const start = new Date(now.getTime() + next(20 * daySeconds) * 1_000)
    const end = offerEnd(now, start, { offerHours: 1 + next(72), cutoffHours: next(24) })
    if (end === null) continue
    const minutes = (((end.getTime() / minuteMs + 330) % 1_440) + 1_440) % 1_440
    expect(minutes >= 480 && minutes < 1_260, `${now.toISOString()} ${end.toISOString()}`).toBe(
      true,
    )
    expect(end.getTime()).toBeLessThanOrEqual(start.getTime())
  }
})
