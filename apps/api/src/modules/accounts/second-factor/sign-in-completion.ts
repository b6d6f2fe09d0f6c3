import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { SessionsService, Visitor } from '../sessions/sessions.service.ts'
import type { SecondStep } from './second-step.service.ts'

export type SignInCompletion = ReturnType<typeof createSignInCompletion>

export interface SignedIn {
  readonly token: string
  readonly user: Schema<'User'>
  readonly needs_second_factor?: true
}

interface SignInCompletionDeps {
  readonly sessions: SessionsService
  readonly users: { getUser(id: number, tx: Db): Promise<Schema<'User'>> }
  readonly secondStep: SecondStep
  /** REQUIRE_ADMIN_2FA. */
  readonly isRequiredForAdmins: boolean
}

/** The end of every sign-in: starts a session, or asks for the second factor first. */
export function createSignInCompletion(deps: SignInCompletionDeps) {
  const { sessions, users, secondStep, isRequiredForAdmins } = deps

  async function start(
    tx: Db,
    userId: number,
    visitor: Visitor,
    isContinued = false,
  ): Promise<SignedIn> {
    const token = await sessions.start(tx, userId, visitor, isContinued)
    const user = await users.getUser(userId, tx)
    const isMissing = isRequiredForAdmins && user.is_admin && !(await secondStep.isOn(tx, userId))
    return isMissing ? { token, user, needs_second_factor: true } : { token, user }
  }

  return {
    /** Starts a session for a user who has no second factor to prove, or has proved it. */
    start,

    /** Starts a session, unless the user has a second factor; then returns its challenge. */
    async startOrChallenge(tx: Db, userId: number, visitor: Visitor) {
      const challenge = await secondStep.begin(tx, userId, 'second-step')
      return challenge ?? start(tx, userId, visitor)
    },
  }
}

/** Whether the second factor must be proved. */
export const isChallenge = <Signed extends object>(
  result: Signed | Schema<'SecondStep'>,
): result is Schema<'SecondStep'> => 'challenge' in result
