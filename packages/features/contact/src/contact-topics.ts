import { type ApiClient, answerOf, type ContactTopic } from '@edbazaar/api-client'
import type { ContactValues } from './contact-schema'

/** In the order offered. */
export const topics = [
  'question',
  'correction',
  'listing',
  'privacy',
  'careers',
  'press',
] as const satisfies readonly ContactTopic[]

/** The rules come when they are first needed. */
export const loadContactSchema = async () => (await import('./contact-schema')).contactSchema

export function sendMessage(api: ApiClient, body: ContactValues) {
  return answerOf(api.POST('/contact-messages', { body }))
}
