import { type ApiClient, answerOf } from '@edbazaar/api-client'

/** Loaded when the field first loses focus. */
export const loadEmailSchema = async () => (await import('./link-schemas')).emailSchema

interface EmailValues {
  email: string
}

export const requestNewPassword = (api: ApiClient, { email }: EmailValues) =>
  answerOf(api.POST('/users/forgot-password', { body: { email } }))

export const requestLoginLink = (api: ApiClient, { email }: EmailValues) =>
  answerOf(api.POST('/users/login-links', { body: { email } }))
