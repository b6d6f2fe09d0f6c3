import { honeypotField, singleLine } from '@edbazaar/feature-forms/fields'
import * as v from 'valibot'
import { messages } from './messages'

/** Contact details, with the rules of section 5 of the specification. */
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
  /** Optional by validation. `checkAllFilled` of the dialog still requires every value. */
  phone: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{4,12})?$/, messages.validMobile)),
    '',
  ),
  website: honeypotField,
})

export type ExitValues = v.InferOutput<typeof exitSchema>
