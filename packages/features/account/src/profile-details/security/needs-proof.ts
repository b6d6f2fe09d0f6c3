import { ApiError } from '@edbazaar/api-client'

/** Whether the API refused a change because the user has a second factor and did not prove it. */
export const needsProof = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.errors.some(({ field }) => field === 'proof')
