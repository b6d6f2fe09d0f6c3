import { subscriptionState } from '../../../db/schema/index.ts'

export const subscriptionStates = subscriptionState.enumValues
export type SubscriptionState = (typeof subscriptionStates)[number]

/** The 9 allowed changes of state, of 20. */
const nextStates: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  pending: ['active', 'ended'],
  active: ['past_due', 'ending', 'ended'],
  past_due: ['active', 'ended'],
  ending: ['active', 'ended'],
  ended: [],
}

export const maySubscriptionMove = (from: SubscriptionState, to: SubscriptionState): boolean =>
  nextStates[from].includes(to)

/** The states in which a subscription decides what its user may list. */
export const liveStates = ['active', 'past_due', 'ending'] as const satisfies SubscriptionState[]
