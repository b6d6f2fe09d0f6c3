import { type ApiClient, answerOf } from '@edbazaar/api-client'
import type { ContactValues } from './contact-schema'

/** Loaded when the form is first validated. */
export const loadContactSchema = async () => (await import('./contact-schema')).contactSchema

/** Sends the message; it begins with the school that it is about. */
export function sendMessage(api: ApiClient, { about, message, ...others }: ContactValues) {
  const body = { ...others, message: about === '' ? message : `${about}\n\n${message}` }
  return answerOf(api.POST('/contact-messages', { body }))
}
