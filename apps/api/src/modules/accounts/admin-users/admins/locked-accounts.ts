import { AppError } from '../../../../app-error.ts'
import { type Caller, forbidden } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import type { AdminAccountsRepository } from './accounts.repository.ts'
import type { LockedUser } from './locked-user.ts'

export interface LockedAccounts {
  readonly target: LockedUser
  /** The admins who may sign in, with the caller. */
  readonly admins: readonly LockedUser[]
  /** The other admins who may sign in. */
  readonly others: readonly LockedUser[]
}

/** An admin never changes their own account. Throws `conflict`. */
export function requireOtherUser({ userId }: Caller, id: number): void {
  if (userId === id)
    throw new AppError('conflict', 'You cannot do this to your own account. Ask another admin.')
}

/**
 * Locks a user and all admins. Throws `not_found`, and `forbidden` if the caller is no longer an admin.
 */
export async function lockAccounts(
  repository: AdminAccountsRepository,
  tx: Db,
  { userId: callerId }: Caller,
  id: number,
): Promise<LockedAccounts> {
  const { target, admins } = await repository.lock(tx, id)
  if (!target) throw new AppError('not_found', 'User not found.')
  if (!admins.some((admin) => admin.id === callerId)) throw forbidden()
  return { target, admins, others: admins.filter((admin) => admin.id !== callerId) }
}

/** There is always an admin who may sign in. Throws `conflict`. */
export function requireAdminLeft({ target, admins }: Omit<LockedAccounts, 'others'>): void {
  if (admins.every(({ id }) => id === target.id))
    throw new AppError('conflict', 'This is the last admin. Make another user an admin first.')
}

export const nameOf = ({ firstname, lastname }: Pick<LockedUser, 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`.trim()
