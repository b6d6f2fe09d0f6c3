/** A sender is asked about a listing, and answers once. */
export const routeStates = ['asked', 'accepted', 'declined'] as const
export type RouteState = (typeof routeStates)[number]

const allowed: Readonly<Record<RouteState, readonly RouteState[]>> = {
  asked: ['accepted', 'declined'],
  accepted: [],
  declined: [],
}

export const mayAnswerRoute = (from: RouteState, to: RouteState): boolean =>
  allowed[from].includes(to)

/** The state of a proposal, from its row. */
export function routeStateOf({ isAccepted }: { readonly isAccepted: boolean | null }): RouteState {
  if (isAccepted === null) return 'asked'
  return isAccepted ? 'accepted' : 'declined'
}
