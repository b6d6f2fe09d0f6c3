import { type ApiClient, answerOf } from '@edbazaar/api-client'
import type { Link } from '@edbazaar/feature-form-kit/link-action'
import type { Subscription } from './newsletter-schemas'

// The schema loads with the first submission.
export const loadSubscribeSchema = async () =>
  (await import('./newsletter-schemas')).subscribeSchema

export const subscribe = (api: ApiClient, body: Subscription) =>
  answerOf(api.POST('/newsletters/subscriptions', { body }))

export const confirm = (api: ApiClient, body: Link) =>
  answerOf(api.POST('/newsletters/confirmations', { body }))

export const unsubscribe = (api: ApiClient, body: Link) =>
  answerOf(api.POST('/newsletters/unsubscriptions', { body }))
