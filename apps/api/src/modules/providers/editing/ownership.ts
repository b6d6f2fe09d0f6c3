import { AppError } from '../../../app-error.ts'
import { type Caller, forbidden } from '../../accounts/sessions/caller.ts'
import type { Actor } from '../../trust/audit/audit.service.ts'

interface Owned {
  readonly ownerId: number | null
}

interface AccessMessages {
  /** Says that the record does not exist. */
  readonly notFound: string
  /** Says that it belongs to another user. */
  readonly forbidden?: string
}

/** The caller as the audit log records them: the owner of a record, or an admin. */
export const actorOf = ({ userId }: Caller, { ownerId }: Owned): Actor => ({
  userId,
  role: ownerId === userId ? 'owner' : 'admin',
})

/** Returns the record if the caller owns it. Throws `not_found` or `forbidden`. */
export function requireOwner<Row extends Owned>(
  { userId }: Caller,
  row: Row | undefined,
  messages: AccessMessages,
): Row {
  const found = requireFound(row, messages)
  if (found.ownerId !== userId) throw forbidden(messages.forbidden)
  return found
}

/** Returns the record if the caller owns it or is an admin. Throws `not_found` or `forbidden`. */
export function requireOwnerOrAdmin<Row extends Owned>(
  caller: Caller,
  row: Row | undefined,
  messages: AccessMessages,
): Row {
  return caller.isAdmin ? requireFound(row, messages) : requireOwner(caller, row, messages)
}

function requireFound<Row>(row: Row | undefined, { notFound }: AccessMessages): Row {
  if (!row) throw new AppError('not_found', notFound)
  return row
}
