import { AppError } from '../../../app-error.ts'

/** The signed-in user who makes a request. Services check permissions and ownership against it. */
export interface Caller {
  readonly userId: number
  readonly sessionId: number
  readonly permissions: readonly number[]
  readonly isAdmin: boolean
  /** Whether the caller is an admin without a second factor. */
  readonly isSecondFactorMissing?: boolean
}

/** The caller must add a second factor before they may do anything else. */
export const secondFactorRequired = () =>
  new AppError(
    'second_factor_required',
    'Admins need two-step sign-in. Set it up in your profile first.',
  )

/** The caller is signed in but lacks the permission or ownership. */
export const forbidden = (msg = 'You do not have permission to do this.') =>
  new AppError('forbidden', msg)
