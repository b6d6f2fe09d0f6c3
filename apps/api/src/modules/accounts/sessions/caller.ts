import { AppError } from '../../../app-error.ts'

/** Who asks: the user of a session. Services decide by it what may be seen and done. */
export interface Caller {
  readonly userId: number
  readonly sessionId: number
  readonly permissions: readonly number[]
  readonly isAdmin: boolean
}

/** Nobody is signed in, or not any more. */
export const notSignedIn = () => new AppError('not_signed_in', 'Please sign in.')

/** The caller is known, and may not. */
export const forbidden = (msg = 'You may not do this.') => new AppError('forbidden', msg)
