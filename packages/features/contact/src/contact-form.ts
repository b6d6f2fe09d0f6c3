import { type ApiClient, answerOf } from '@edbazaar/api-client'
import type { ContactValues } from './contact-schema'

/** Loaded when the form is first validated. */
export const loadContactSchema = async () => (await import('./contact-schema')).contactSchema

export function sendMessage(api: ApiClient, body: ContactValues) {
  return answerOf(api.POST('/contact-messages', { body }))
}
