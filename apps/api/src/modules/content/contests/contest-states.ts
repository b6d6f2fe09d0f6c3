import { contestEntryState, contestState } from '../../../db/schema/index.ts'

export const contestStates = contestState.enumValues
export type ContestState = (typeof contestStates)[number]

export const entryStates = contestEntryState.enumValues
export type EntryState = (typeof entryStates)[number]

/** The 5 allowed changes of the state of a contest, of 12. All are made by admins. */
const nextContestStates: Readonly<Record<ContestState, readonly ContestState[]>> = {
  draft: ['published'],
  published: ['draft', 'closed'],
  closed: ['published', 'announced'],
  announced: [],
}

export const mayMoveContest = (from: ContestState, to: ContestState): boolean =>
  nextContestStates[from].includes(to)

/** The 6 allowed changes of the state of an entry, of 12: 4 by the entrant, 2 by admins. */
const byEntrant: Readonly<Record<EntryState, readonly EntryState[]>> = {
  draft: ['submitted', 'withdrawn'],
  submitted: ['draft', 'withdrawn'],
  withdrawn: [],
  disqualified: [],
}
const byAdmin: Readonly<Record<EntryState, readonly EntryState[]>> = {
  draft: [],
  submitted: ['disqualified'],
  withdrawn: [],
  disqualified: ['submitted'],
}

export const mayMoveEntry = (actor: 'entrant' | 'admin', from: EntryState, to: EntryState) =>
  (actor === 'admin' ? byAdmin : byEntrant)[from].includes(to)

/** The state of a contest that takes entries on the site, as visitors see it. */
export type PublicContestState = 'upcoming' | 'open' | 'closed' | 'announced'

interface Dated {
  readonly state: ContestState
  readonly opensAt: Date
  readonly closesAt: Date
}

/** The state at a moment, by the clock of the server and exact to the second. */
export function publicState({ state, opensAt, closesAt }: Dated, now: number): PublicContestState {
  if (state === 'announced') return 'announced'
  if (state === 'closed' || closesAt.getTime() <= now) return 'closed'
  return opensAt.getTime() > now ? 'upcoming' : 'open'
}

/** Whether entries can be sent and changed now. */
export const takesEntries = (contest: Dated & { readonly isPublic: boolean }): boolean =>
  contest.isPublic && publicState(contest, Date.now()) === 'open'

/** Names of the states in error messages. */
export const contestStateNames: Readonly<Record<ContestState, string>> = {
  draft: 'a draft',
  published: 'published',
  closed: 'closed',
  announced: 'announced',
}
export const entryStateNames: Readonly<Record<EntryState, string>> = {
  draft: 'a draft',
  submitted: 'sent',
  withdrawn: 'withdrawn',
  disqualified: 'disqualified',
}
