import type { SecondStep } from '@edbazaar/api-client'
import type { paths } from '@edbazaar/feature-platform'
import { atom } from 'jotai'

/** A sign-in that waits for the second factor. */
export interface PendingSignIn {
  readonly step: SecondStep
  /** The toast after signing in, for a session that names its user. */
  readonly message?: (user: { firstname: string; lastname: string; email: string }) => string
  /** The path after signing in without a redirect path. */
  readonly fallback?: typeof paths.home | undefined
  /** Called when the user closes the step. */
  readonly onCancelled?: () => void
}

export const pendingSignInAtom = atom<PendingSignIn | null>(null)
