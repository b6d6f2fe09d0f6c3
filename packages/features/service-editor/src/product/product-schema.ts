import { oneLine } from '@edbazaar/feature-editing'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

export const kinds = ['tuition', 'activity', 'camp', 'workshop'] as const
export const modes = ['centre', 'online', 'home'] as const
export const priceUnits = ['month', 'session', 'course', 'camp'] as const

const maxRupees = 10_000_000
const maxAge = 99

export const nameSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, t(messages.enterName)),
    v.maxLength(160, t(messages.enterName)),
    v.regex(oneLine, t(messages.enterName)),
  )

/** An optional age in years with up to one decimal. */
export const ageSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^(\d{1,2}(\.\d)?)?$/, t(messages.enterAge)),
    v.transform((text) => (text === '' ? null : Number(text))),
    v.nullable(v.pipe(v.number(), v.maxValue(maxAge, t(messages.enterAge)))),
  )

/** An age range; both ends are optional. */
export const agesSchema = (t: Translate) =>
  v.pipe(
    v.object({ age_min: ageSchema(t), age_max: ageSchema(t) }),
    v.forward(
      v.check(
        ({ age_min: from, age_max: to }) => from === null || to === null || from <= to,
        t(messages.agesSwapped),
      ),
      ['age_min'],
    ),
  )

/** An optional amount in whole rupees, with or without digit grouping. */
export const rupeesSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s,₹]/g, '')),
    v.regex(/^\d{0,9}$/, t(messages.enterPrice)),
    v.transform((text) => (text === '' ? null : Number(text))),
    v.nullable(v.pipe(v.number(), v.maxValue(maxRupees, t(messages.enterPrice)))),
  )

export const priceSchema = (t: Translate) =>
  v.object({
    price: rupeesSchema(t),
    price_unit: v.picklist(priceUnits),
  })

/** HTML from the editor; the server sanitises it too. */
export const descriptionSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.maxLength(60_000, t(messages.tooLong)),
    v.transform((html) => (html === '' ? null : html)),
  )

/** The price, or null if it is empty or invalid. */
export function rupeesOrNull(text: string, t: Translate): number | null {
  const parsed = v.safeParse(rupeesSchema(t), text)
  return parsed.success ? parsed.output : null
}

/** The age range, with null for both ages if it is invalid. */
export function agesOrNull(ages: { age_min: string; age_max: string }, t: Translate) {
  const parsed = v.safeParse(agesSchema(t), ages)
  return parsed.success ? parsed.output : { age_min: null, age_max: null }
}
