/** One span of a weekday, in minutes after midnight. */
export interface HoursSpan {
  /** 1 is Monday, 7 is Sunday. */
  day: number
  from: number
  /** Up to 1,440, the midnight at the end of the day. */
  to: number
}

/** The reason why a day cannot be saved: a span ends before it starts, or two spans overlap. */
export type HoursProblem = 'order' | 'overlap'

const endOfDay = 1440

/** The spans of a day in order of time. */
export const spansOf = (hours: readonly HoursSpan[], day: number): HoursSpan[] =>
  hours.filter((span) => span.day === day)

/** The first problem of a day, or null. */
export function problemOf(spans: readonly HoursSpan[]): HoursProblem | null {
  if (spans.some(({ from, to }) => to <= from)) return 'order'
  const sorted = spans.toSorted((a, b) => a.from - b.from)
  return sorted.some(({ from }, index) => index > 0 && from < (sorted[index - 1]?.to ?? 0))
    ? 'overlap'
    : null
}

/** The hours with another span for a day: 9 to 4, or two hours after its last span. Null if full. */
export function withSpan(hours: readonly HoursSpan[], day: number): HoursSpan[] | null {
  const last = Math.max(-1, ...spansOf(hours, day).map(({ to }) => to))
  if (last < 0) return [...hours, { day, from: 540, to: 960 }]
  const from = last + 60
  return from >= endOfDay ? null : [...hours, { day, from, to: Math.min(from + 120, endOfDay) }]
}

/** The hours with those of one day on other days too. */
export function copiedTo(
  hours: readonly HoursSpan[],
  day: number,
  days: readonly number[],
): HoursSpan[] {
  const copied = spansOf(hours, day)
  return [
    ...hours.filter((span) => !days.includes(span.day)),
    ...days.flatMap((other) => copied.map((span) => ({ ...span, day: other }))),
  ]
}

/** The times to choose from, every half hour, with a time that is set already. */
export function timesWith(set: number, first: number, last: number): number[] {
  const steps = Array.from({ length: endOfDay / 30 + 1 }, (_, index) => index * 30)
  const times = steps.filter((time) => time >= first && time <= last)
  return times.includes(set) ? times : [...times, set].toSorted((a, b) => a - b)
}
