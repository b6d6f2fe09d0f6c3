import { visitState } from '../../../../db/schema/index.ts'

export const visitStates = visitState.enumValues
export type VisitState = (typeof visitStates)[number]

/** The 7 allowed changes of state, of 20. `done` and `no_show` correct each other. */
const nextStates: Readonly<Record<VisitState, readonly VisitState[]>> = {
  offered: ['confirmed', 'cancelled'],
  confirmed: ['done', 'no_show', 'cancelled'],
  done: ['no_show'],
  no_show: ['done'],
  cancelled: [],
}

export const mayChangeVisit = (from: VisitState, to: VisitState): boolean =>
  nextStates[from].includes(to)
