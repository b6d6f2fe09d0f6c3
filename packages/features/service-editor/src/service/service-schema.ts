import type { NewProduct } from '@edbazaar/api-client'
import { oneLine } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import { messages } from './messages'

export const kinds = ['tuition', 'activity', 'camp', 'workshop'] as const
export const modes = ['centre', 'online', 'home'] as const
export const priceUnits = ['month', 'session', 'course', 'camp'] as const

const mostRupees = 10_000_000
const mostYears = 99

/** One line, trimmed. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, messages.enterName),
  v.maxLength(160, messages.enterName),
  v.regex(oneLine, messages.enterName),
)

/** Whole or half years, or nothing. */
const ageSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(\d{1,2}(\.\d)?)?$/, messages.enterAge),
  v.transform((typed) => (typed === '' ? null : Number(typed))),
  v.nullable(v.pipe(v.number(), v.maxValue(mostYears, messages.enterAge))),
)

/** The ages of those it is for; each end may be open. */
export const agesSchema = v.pipe(
  v.object({ age_min: ageSchema, age_max: ageSchema }),
  v.forward(
    v.check(
      ({ age_min: from, age_max: to }) => from === null || to === null || from <= to,
      messages.agesSwapped,
    ),
    ['age_min'],
  ),
)

/** Whole rupees, grouped as people like, or nothing. */
const rupeesSchema = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/[\s,₹]/g, '')),
  v.regex(/^\d{0,9}$/, messages.enterPrice),
  v.transform((typed) => (typed === '' ? null : Number(typed))),
  v.nullable(v.pipe(v.number(), v.maxValue(mostRupees, messages.enterPrice))),
)

export const priceSchema = v.object({
  price: rupeesSchema,
  price_unit: v.picklist(priceUnits),
})

/** HTML as the editor makes it; the server cleans it once more. */
export const descriptionSchema = v.pipe(
  v.string(),
  v.maxLength(60_000, messages.tooLong),
  v.transform((html) => (html === '' ? null : html)),
)

const partsSchema = v.object({
  kind: v.picklist(kinds),
  name: nameSchema,
  mode: v.picklist(modes),
  description_html: descriptionSchema,
  filter_ids: v.array(v.number()),
  age_min: v.string(),
  age_max: v.string(),
  price: rupeesSchema,
  price_unit: v.picklist(priceUnits),
})

export type ServiceErrors = Partial<Record<string, string>>

/** A new service as the API takes it, or the first message of each wrong field. */
export function checkService(draft: unknown) {
  const parts = v.safeParse(partsSchema, draft)
  const ages = v.safeParse(agesSchema, draft)
  if (parts.success && ages.success)
    return { service: { ...parts.output, ...ages.output } satisfies Offered } as const
  return { errors: errorsOf([...(parts.issues ?? []), ...(ages.issues ?? [])]) } as const
}

type Offered = Omit<NewProduct, 'store_id' | 'files' | 'request_key'>

/** Rupees where a price is rightly typed, else none. */
export function rupeesIn(typed: string): number | null {
  const checked = v.safeParse(rupeesSchema, typed)
  return checked.success ? checked.output : null
}

/** Ages where they are rightly typed, else none. */
export function agesIn(typed: { age_min: string; age_max: string }) {
  const checked = v.safeParse(agesSchema, typed)
  return checked.success ? checked.output : { age_min: null, age_max: null }
}

/** The first message of each field. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): ServiceErrors {
  const errors: ServiceErrors = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue)?.split('.')[0]
    if (field !== undefined) errors[field] ??= issue.message
  }
  return errors
}
