import { type ApiClient, answerOf } from '@edbazaar/api-client'

/** The rules come when the field is first left. */
export const loadEmailSchema = async () => (await import('./link-schemas')).emailSchema

interface Address {
  email: string
}

export const requestNewPassword = (api: ApiClient, { email }: Address) =>
  answerOf(api.POST('/users/forgot-password', { body: { email } }))

export const requestLoginLink = (api: ApiClient, { email }: Address) =>
  answerOf(api.POST('/users/login-links', { body: { email } }))
