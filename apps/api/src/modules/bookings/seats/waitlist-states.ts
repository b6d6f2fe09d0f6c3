import { waitlistState } from '../../../db/schema/index.ts'

export const waitlistStates = waitlistState.enumValues
export type WaitlistState = (typeof waitlistStates)[number]

/** The 7 allowed changes of state, of 20. */
const nextStates: Readonly<Record<WaitlistState, readonly WaitlistState[]>> = {
  waiting: ['offered', 'left', 'removed'],
  offered: ['accepted', 'waiting', 'left', 'removed'],
  accepted: [],
  left: [],
  removed: [],
}

export const mayMoveEntry = (from: WaitlistState, to: WaitlistState): boolean =>
  nextStates[from].includes(to)
