import { applicationState } from '../../../../db/schema/index.ts'

export const applicationStates = applicationState.enumValues
export type ApplicationState = (typeof applicationStates)[number]
/** The states that an employer sees. */
export type SentState = Exclude<ApplicationState, 'draft'>
/** The states that an employer decides on. */
export type DecidedState = Exclude<SentState, 'submitted' | 'withdrawn'>

/** The 18 allowed changes of state, of 72. */
const nextStates: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  draft: ['submitted'],
  submitted: ['shortlisted', 'interviewing', 'offered', 'not_taken', 'withdrawn'],
  shortlisted: ['interviewing', 'offered', 'not_taken', 'withdrawn'],
  interviewing: ['offered', 'not_taken', 'withdrawn'],
  offered: ['hired', 'declined', 'withdrawn', 'not_taken'],
  hired: [],
  declined: [],
  not_taken: ['shortlisted'],
  withdrawn: [],
}

export const mayMove = (from: ApplicationState, to: ApplicationState): boolean =>
  nextStates[from].includes(to)

interface Decided {
  readonly state: ApplicationState
  /** When the applicant was told of the state. */
  readonly toldAt: Date | null
}

/** Whether an application may move; a decision that was told is not taken back. */
export const mayMoveFrom = ({ state, toldAt }: Decided, to: ApplicationState): boolean =>
  mayMove(state, to) && !(state === 'not_taken' && toldAt !== null)

const isDecided = (state: ApplicationState): state is DecidedState =>
  state !== 'draft' && state !== 'submitted' && state !== 'withdrawn'

/** The states to which an employer may move an application. */
export const nextDecisions = (from: Decided): DecidedState[] =>
  applicationStates.filter(isDecided).filter((to) => mayMoveFrom(from, to))

/** Applicants learn at once that they are hired, and that a declined offer is recorded. */
export const isToldAtOnce = (state: ApplicationState): boolean =>
  state === 'hired' || state === 'declined'

/** The states in which an employer considers an applicant, and may learn who applies. */
export const isConsidered = (state: ApplicationState): boolean =>
  state === 'shortlisted' || state === 'interviewing' || state === 'offered'

/** The states in which an applicant knows that the employer considers them. */
export const isVisiblyConsidered = (state: ApplicationState): boolean =>
  state === 'interviewing' || state === 'offered' || state === 'hired'

/** States without a further change by the employer. */
const endedStates = ['hired', 'declined', 'not_taken', 'withdrawn'] as const

export const isEnded = (state: ApplicationState): boolean =>
  endedStates.some((ended) => ended === state)
