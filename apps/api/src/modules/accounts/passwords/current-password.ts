import { AppError, invalid, notSignedIn } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { PasswordAttemptLimits } from './password-attempt-limits.ts'
import { isPassword } from './password-hashes.ts'
import type { Account, PasswordsRepository } from './passwords.repository.ts'

export type CurrentPasswordCheck = ReturnType<typeof createCurrentPasswordCheck>

interface CurrentPasswordDeps {
  readonly repository: Pick<PasswordsRepository, 'findById'>
  readonly attemptLimits: Pick<PasswordAttemptLimits, 'countCurrentPassword'>
}

/** Asks a signed-in user for the current password before changes that a session thief would make. */
export function createCurrentPasswordCheck({ repository, attemptLimits }: CurrentPasswordDeps) {
  return {
    /**
     * Checks the password typed into `field` and returns the caller's account. An account without a
     * password passes. Throws `wrong_credentials`, `too_many_requests`, and `invalid_request` if no
     * password was sent.
     */
    async require({ userId }: Caller, typed: string | undefined, field: string): Promise<Account> {
      const account = await repository.findById(userId)
      if (!account) throw notSignedIn()
      if (account.passwordHash === null) return account
      if (typed === undefined) throw invalid(field, 'is required')
      const refund = await attemptLimits.countCurrentPassword(userId)
      if (!(await isPassword(typed, account.passwordHash)))
        throw new AppError('wrong_credentials', 'This is not your current password.', [
          { field, msg: 'is not your current password' },
        ])
      await refund()
      return account
    },
  }
}
