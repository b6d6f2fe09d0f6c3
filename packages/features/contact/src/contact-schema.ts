import { emailField, honeypotField, nameField } from '@edbazaar/feature-forms/fields'
import * as v from 'valibot'
import { topics } from './contact-topics'
import { messages } from './messages'

export const contactSchema = v.object({
  topic: v.optional(v.pipe(v.string(), v.picklist(topics, messages.chooseTopic)), ''),
  name: nameField,
  email: emailField,
  message: v.optional(
    v.pipe(
      v.string(messages.tooShort),
      v.trim(),
      v.minLength(10, messages.tooShort),
      v.maxLength(5000, messages.tooLong),
    ),
    '',
  ),
  website: honeypotField,
})

export type ContactValues = v.InferOutput<typeof contactSchema>
