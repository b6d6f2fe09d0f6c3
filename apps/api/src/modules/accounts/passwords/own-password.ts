import { AppError, invalid } from '../../../app-error.ts'
import { type Caller, notSignedIn } from '../sessions/caller.ts'
import type { GuessLimits } from './guess-limits.ts'
import { isPassword } from './password-hashes.ts'
import type { Account, PasswordsRepository } from './passwords.repository.ts'

export type OwnPassword = ReturnType<typeof createOwnPassword>

interface OwnPasswordDeps {
  readonly repository: Pick<PasswordsRepository, 'findById'>
  readonly guesses: Pick<GuessLimits, 'countOwner'>
}

/** Asks one who is signed in for the password anew, before what a thief of the session would do. */
export function createOwnPassword({ repository, guesses }: OwnPasswordDeps) {
  return {
    /**
     * The caller's account, whose password was typed into the field of that name; one without a
     * password is asked for none. Throws `wrong_credentials`, `too_many_requests`, and
     * `invalid_request` where nothing was typed.
     */
    async require({ userId }: Caller, typed: string | undefined, field: string): Promise<Account> {
      const account = await repository.findById(userId)
      if (!account) throw notSignedIn()
      if (account.passwordHash === null) return account
      if (typed === undefined) throw invalid(field, 'is missing')
      const refund = await guesses.countOwner(userId)
      if (!(await isPassword(typed, account.passwordHash)))
        throw new AppError('wrong_credentials', 'This is not your password.', [
          { field, msg: 'is not your password' },
        ])
      await refund()
      return account
    },
  }
}
