import { newsletterState } from '../../../db/schema/index.ts'

export const newsletterStates = newsletterState.enumValues
export type NewsletterState = (typeof newsletterStates)[number]

/** The 10 allowed changes of state, of 30. */
const nextStates: Readonly<Record<NewsletterState, readonly NewsletterState[]>> = {
  draft: ['scheduled', 'sending'],
  scheduled: ['draft', 'sending', 'cancelled'],
  sending: ['paused', 'sent', 'cancelled'],
  paused: ['sending', 'cancelled'],
  sent: [],
  cancelled: [],
}

export const mayMove = (from: NewsletterState, to: NewsletterState): boolean =>
  nextStates[from].includes(to)

/** Transitions that an admin may make: that everything was sent, only the server can say. */
export const adminMoves = (from: NewsletterState): NewsletterState[] =>
  nextStates[from].filter((to) => to !== 'sent')

/** Names of the states in error messages. */
export const stateNames: Readonly<Record<NewsletterState, string>> = {
  draft: 'a draft',
  scheduled: 'scheduled',
  sending: 'being sent',
  paused: 'paused',
  sent: 'sent',
  cancelled: 'cancelled',
}
