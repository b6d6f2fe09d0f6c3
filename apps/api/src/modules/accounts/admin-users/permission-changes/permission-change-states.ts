import type { Schema } from '../../../../contract/operations.ts'

export type PermissionChangeState = Schema<'PermissionChangeState'>

const permissionChangeTransitions: Readonly<
  Record<PermissionChangeState, readonly PermissionChangeState[]>
> = {
  pending: ['approved', 'refused', 'withdrawn', 'expired'],
  approved: [],
  refused: [],
  withdrawn: [],
  expired: [],
}

export const mayBecome = (from: PermissionChangeState, to: PermissionChangeState): boolean =>
  permissionChangeTransitions[from].includes(to)
