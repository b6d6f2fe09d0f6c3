import type { ApiClient, ContactTopic } from '@edbazaar/api-client'
import { answerOf } from '@edbazaar/api-client'
import { emailField, nameField, trapField } from '@edbazaar/feature-forms'
import * as v from 'valibot'
import { messages } from './messages'

/** In the order offered. */
export const topics = [
  'question',
  'consultation',
  'correction',
  'listing',
  'donate-books',
  'privacy',
  'careers',
  'press',
] as const satisfies readonly ContactTopic[]

export const contactSchema = v.object({
  topic: v.picklist(topics, messages.chooseTopic),
  name: nameField,
  email: emailField,
  message: v.pipe(
    v.string(messages.tooShort),
    v.trim(),
    v.minLength(10, messages.tooShort),
    v.maxLength(5000, messages.tooLong),
  ),
  website: trapField,
})

export type ContactValues = v.InferOutput<typeof contactSchema>

export function sendMessage(api: ApiClient, body: ContactValues) {
  return answerOf(api.POST('/contact-messages', { body }))
}
