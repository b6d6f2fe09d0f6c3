import type { Schema } from '../../../contract/operations.ts'

export type FilterRequestStatus = Schema<'FilterRequestStatus'>

/** Transitions of a request by a decision. Only an undo makes a request pending again. */
const filterRequestTransitions: Readonly<
  Record<FilterRequestStatus, readonly FilterRequestStatus[]>
> = {
  pending: ['approved', 'merged', 'rejected'],
  approved: [],
  merged: [],
  rejected: [],
}

export const mayBecome = (from: FilterRequestStatus, to: FilterRequestStatus): boolean =>
  filterRequestTransitions[from].includes(to)
