import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import { nameOf } from '../admins/locked-accounts.ts'
import type { PermissionChangeRow } from './permission-changes.repository.ts'

type StoredPerson = PermissionChangeRow['user']

/** The contract's `PermissionChange`, for a caller. */
export function toPermissionChange(
  { change, state, user, requestedBy, decidedBy }: PermissionChangeRow,
  { userId }: Pick<Caller, 'userId'>,
): Schema<'PermissionChange'> {
  const isPending = state === 'pending'
  const isRequester = change.requestedBy === userId
  return {
    id: change.id,
    user: personOf(user),
    before: { permissions: change.permissionsBefore, is_admin: change.wasAdmin },
    after: { permissions: change.permissionsAfter, is_admin: change.isAdmin },
    reason: change.reason,
    state,
    requested_by: requestedBy && personOf(requestedBy),
    requested_at: change.requestedAt.toISOString(),
    expires_at: change.expiresAt.toISOString(),
    decided_by: decidedBy && personOf(decidedBy),
    decided_at: change.decidedAt?.toISOString() ?? null,
    decision_note: change.decisionNote,
    may_decide: isPending && !isRequester,
    may_withdraw: isPending && isRequester,
  }
}

const personOf = (user: StoredPerson) => ({ id: user.id, name: nameOf(user) })
