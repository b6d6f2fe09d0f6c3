import { isoDayInIndia } from './dates-in-india.ts'
import { minuteMs } from './durations.ts'

let cached = { minute: -1, day: '' }

/** Today's date in India, yyyy-mm-dd. */
export function todayInIndia(now: number = Date.now()): string {
  const current = Math.floor(now / minuteMs)
  if (cached.minute !== current) cached = { minute: current, day: isoDayInIndia(now) }
  return cached.day
}
