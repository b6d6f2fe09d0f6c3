import { honeypotField, singleLine } from '@edbazaar/feature-forms/fields'
import * as v from 'valibot'
import { messages } from './messages'

/** Contact details as section 5 of the specification has them. */
export const exitSchema = v.object({
  first_name: singleLine(2, messages.required),
  last_name: singleLine(1, messages.required),
  email: v.optional(
    v.pipe(
      v.string(messages.required),
      v.trim(),
      v.nonEmpty(messages.required),
      v.email(messages.validEmail),
      v.maxLength(254, messages.validEmail),
    ),
    '',
  ),
  /** Empty it is not wrong by itself, but the whole is. */
  phone: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{4,12})?$/, messages.validMobile)),
    '',
  ),
  website: honeypotField,
})

export type ExitValues = v.InferOutput<typeof exitSchema>
