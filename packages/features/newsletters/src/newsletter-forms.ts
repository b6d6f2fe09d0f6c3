import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { emailField, tokenField, trapField } from '@edbazaar/feature-forms'
import * as v from 'valibot'

export const subscribeSchema = v.object({ email: emailField, website: trapField })
export const linkSchema = v.object({ token: tokenField })

type Subscription = v.InferOutput<typeof subscribeSchema>
type Link = v.InferOutput<typeof linkSchema>

export const subscribe = (api: ApiClient, body: Subscription) =>
  answerOf(api.POST('/newsletters/subscriptions', { body }))

export const confirm = (api: ApiClient, body: Link) =>
  answerOf(api.POST('/newsletters/confirmations', { body }))

export const unsubscribe = (api: ApiClient, body: Link) =>
  answerOf(api.POST('/newsletters/unsubscriptions', { body }))
