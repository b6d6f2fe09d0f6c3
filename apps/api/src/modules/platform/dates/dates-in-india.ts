const timeZone = 'Asia/Kolkata'
const date = { day: 'numeric', month: 'long' } as const
const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const

const formatter = (locale: 'en-CA' | 'en-IN', parts: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...parts })
  return (at: Date | number): string => format.format(at)
}

/** A day as in the contract and in files: 2026-12-03. */
export const isoDayInIndia = formatter('en-CA', {})

/** 3 December 2026 */
export const dayInIndia = formatter('en-IN', { ...date, year: 'numeric' })

/** Thursday, 3 December */
export const weekdayInIndia = formatter('en-IN', { ...date, weekday: 'long' })

/** Thursday, 3 December at 10:00 am */
export const weekdayAndTimeInIndia = formatter('en-IN', { ...date, ...time, weekday: 'long' })

/** 3 Dec 2026, 10:00 am */
export const dayAndTimeInIndia = formatter('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** 10:00 am */
export const timeInIndia = formatter('en-IN', time)
