import { AppError } from '../../../app-error.ts'

/** Who asks: the user of a session. Services decide by it what may be seen and done. */
export interface Caller {
  readonly userId: number
  readonly sessionId: number
  readonly permissions: readonly number[]
  readonly isAdmin: boolean
}

/**
 * What a permission allows, by the specification's numbers. An admin needs them like anybody else.
 * 4 and 5 are not asked for by anything yet.
 */
export const permissions = { institute: 1, hiring: 2, bookmarks: 3, blogs: 6 } as const
export type Permission = (typeof permissions)[keyof typeof permissions]

/** Nobody is signed in, or not any more. */
export const notSignedIn = () => new AppError('not_signed_in', 'Please sign in.')

/** The caller is known, and may not. */
export const forbidden = (msg = 'You may not do this.') => new AppError('forbidden', msg)
