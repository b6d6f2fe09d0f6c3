import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { CurrentPasswordCheck } from '../passwords/current-password.ts'
import type { SecondStep } from '../second-factor/second-step.service.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'

export type ConfirmPassword = ReturnType<typeof createConfirmPassword>

interface ConfirmPasswordDeps {
  readonly currentPassword: CurrentPasswordCheck
  readonly secondStep: Pick<SecondStep, 'prove' | 'requireIfOn'>
  readonly sessions: Pick<SessionsService, 'confirm'>
}

/** Asks the user to prove their identity before actions that a stolen session must not perform. */
export function createConfirmPassword(deps: ConfirmPasswordDeps) {
  const { currentPassword, secondStep, sessions } = deps

  async function requirePassword(caller: Caller, password: string | undefined): Promise<void> {
    const { passwordHash } = await currentPassword.require(caller, password, 'password')
    if (passwordHash !== null) return
    await secondStep.requireIfOn(caller.userId, undefined)
    throw new AppError(
      'conflict',
      'Your account has no password. Sign out, sign in again, then repeat this within 15 minutes.',
    )
  }

  return {
    /**
     * Confirms the caller's session by a second factor or the password. Throws `wrong_credentials`,
     * `too_many_requests`, `invalid_request`, and `conflict` without either.
     */
    async confirm(caller: Caller, { password, proof }: Body<'confirmPassword'>): Promise<void> {
      const { userId } = caller
      if (proof) await secondStep.prove(proof, 'second-factor-change', async () => {}, userId)
      else await requirePassword(caller, password)
      await sessions.confirm(caller)
    },
  }
}
