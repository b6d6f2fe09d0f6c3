import { emailField, honeypotField, nameField } from '@edbazaar/feature-form-kit/fields'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { topics } from './contact-topics'
import { messages } from './messages'

export const contactSchema = (t: Translate) =>
  v.object({
    topic: v.optional(v.pipe(v.string(), v.picklist(topics, t(messages.chooseTopic))), ''),
    name: nameField(t),
    email: emailField(t),
    message: v.optional(
      v.pipe(
        v.string(t(messages.tooShort)),
        v.trim(),
        v.minLength(10, t(messages.tooShort)),
        v.maxLength(5000, t(messages.tooLong)),
      ),
      '',
    ),
    /** The line of the school; not typed. */
    about: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(900)), ''),
    website: honeypotField,
  })

export type ContactValues = v.InferOutput<ReturnType<typeof contactSchema>>
