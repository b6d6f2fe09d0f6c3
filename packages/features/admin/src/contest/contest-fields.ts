import type { AdminContest } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

/** The fields of a contest while they are edited: ages are texts, which may be empty for a moment. */
export const editedFields = (fields: AdminContest['fields']) => ({
  ...fields,
  questions: [...fields.questions],
  min_age: String(fields.min_age),
  max_age: String(fields.max_age),
})

/** A typed whole number from `min` to `max`. `message` is used for every error. */
export const wholeField = (message: string, { min, max }: { min: number; max: number }) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )

const questionSchema = v.object({
  id: v.string(),
  label: v.string(),
  kind: v.picklist(['text', 'link', 'image']),
  is_required: v.boolean(),
  max_images: v.exactOptional(v.number()),
})

/** The fields to save. A draft may be incomplete. */
export const contestSchema = (t: Translate) => {
  const age = wholeField(t(messages.wrongAge), { min: 0, max: 99 })
  return v.object({
    title: v.string(),
    summary: v.string(),
    description: v.string(),
    rules: v.string(),
    how_to_enter: v.string(),
    opens_at: v.string(),
    closes_at: v.string(),
    min_age: age,
    max_age: age,
    questions: v.array(questionSchema),
  })
}
