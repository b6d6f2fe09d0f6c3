import * as v from 'valibot'
import { isDay } from './is-day'

/** A text, trimmed, with a message for an empty one. */
export const requiredText = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** A text, trimmed, or null for an empty one. */
export const optionalText = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === '' ? null : text)),
)

interface DayLimits {
  /** The earliest day, `2026-12-01`. */
  min?: string
  /** The latest day. */
  max?: string
}

const isWithin =
  ({ min = '', max }: DayLimits) =>
  (text: string) =>
    isDay(text) && text >= min && (max === undefined || text <= max)

/** A day, `2026-11-20`. `message` is used for every error. */
export const dayField = (message: string, limits: DayLimits = {}) =>
  v.pipe(v.string(), v.check(isWithin(limits), message))

/** A day, or null for an empty field. `message` is used for every error. */
export const optionalDayField = (message: string, limits: DayLimits = {}) =>
  v.pipe(
    v.string(),
    v.check((text) => text === '' || isWithin(limits)(text), message),
    v.transform((text) => (text === '' ? null : text)),
  )
