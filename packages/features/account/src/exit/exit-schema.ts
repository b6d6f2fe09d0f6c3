import { email, honeypotField, singleLine } from '@edbazaar/feature-form-kit/fields'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

/** Contact details, with the rules of section 5 of the specification. */
export const exitSchema = (t: Translate) =>
  v.object({
    first_name: singleLine(2, t(messages.required)),
    last_name: singleLine(1, t(messages.required)),
    email: email(t(messages.required), t(messages.validEmail)),
    /** Optional by validation. `checkAllFilled` of the dialog still requires every value. */
    phone: v.optional(
      v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{4,12})?$/, t(messages.validMobile))),
      '',
    ),
    website: honeypotField,
  })

export type ExitValues = v.InferOutput<ReturnType<typeof exitSchema>>
