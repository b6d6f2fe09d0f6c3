import type { OpeningTimes, Weekday } from '@edbazaar/api-client'
import { type FieldFormat, weekdays } from '@edbazaar/feature-editing'
import { type Translate, todayInIndia } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from '../messages'

/** The opening times as typed; all empty if there are none. */
export interface OpeningTimesDraft {
  days: Weekday[]
  opens_at: string
  closes_at: string
}

const empty: OpeningTimesDraft = { days: [], opens_at: '', closes_at: '' }

const draftSchema = v.object({
  days: v.array(v.picklist(weekdays)),
  opens_at: v.string(),
  closes_at: v.string(),
})

export const openingTimesFormat: FieldFormat<OpeningTimesDraft> = {
  empty,
  read: (stored) => {
    if (stored === null) return empty
    return v.is(draftSchema, stored) ? stored : undefined
  },
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/

/** Days and both times, or nothing. */
export const openingTimesSchema = (t: Translate) =>
  v.pipe(
    draftSchema,
    v.transform((times): OpeningTimes | null => {
      const { days, opens_at: from, closes_at: to } = times
      if (days.length === 0 && from === '' && to === '') return null
      return { ...times, days: weekdays.filter((day) => days.includes(day)) }
    }),
    v.check((times) => times === null || times.days.length > 0, t(messages.chooseDays)),
    v.check(
      (times) => times === null || [times.opens_at, times.closes_at].every(isTime),
      t(messages.enterTimes),
    ),
    v.check(
      (times) => times === null || times.opens_at < times.closes_at,
      t(messages.timesSwapped),
    ),
  )

const isTime = (text: string) => timeOfDay.test(text)

const firstYear = 1800

/** An optional year up to this one. */
export const yearSchema = (t: Translate) => {
  const thisYear = Number(todayInIndia(new Date()).slice(0, 4))
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^(\d{4})?$/, t(messages.enterYear)),
    v.transform((text) => (text === '' ? null : Number(text))),
    v.nullable(
      v.pipe(
        v.number(),
        v.minValue(firstYear, t(messages.enterYear)),
        v.maxValue(thisYear, t(messages.enterYear)),
      ),
    ),
  )
}

export const filterIdsSchema = v.pipe(
  v.array(v.number()),
  v.transform((ids) => [...ids]),
)
