import type { Subscription } from '../subscriptions/subscription.ts'
import type { PaidSubscription } from './plan-change.ts'

/** The subscription if it is paid for; undefined for one that an admin gave. */
export function toPaidSubscription(subscription: Subscription): PaidSubscription | undefined {
  const { endsOn, anchoredOn, method } = subscription
  if (method === 'granted' || endsOn === null || anchoredOn === null) return undefined
  return { ...subscription, endsOn, anchoredOn }
}
