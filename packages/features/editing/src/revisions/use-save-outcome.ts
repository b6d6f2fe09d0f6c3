import { ApiError } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { useState } from 'react'
import { errorsOf, phaseAfter, type RevisedErrors } from './save-failure'

/**
 * `offline`: the server could not be reached. `conflict`: the document was saved in another tab or on
 * another device.
 */
export type RevisedPhase = 'unchanged' | 'saving' | 'saved' | 'failed' | 'offline' | 'conflict'

/** A save, or something else that the author did with the document. */
export type FailedWhat = 'save' | 'action'

export type SaveOutcome = ReturnType<typeof useSaveOutcome>

/** The result of the last request, as the author sees it. */
export function useSaveOutcome() {
  const apiErrorMessage = useApiErrorMessage()
  const [phase, setPhase] = useState<RevisedPhase>('unchanged')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [errors, setErrors] = useState<RevisedErrors>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [failedWhat, setFailedWhat] = useState<FailedWhat>('save')

  return {
    phase,
    setPhase,
    savedAt,
    setSavedAt,
    errors,
    setErrors,
    failure,
    failedWhat,
    clearErrors(): void {
      setErrors([])
      setFailure(null)
    },
    fail(cause: unknown, what: FailedWhat): void {
      setPhase(what === 'save' ? phaseAfter(cause) : 'failed')
      setFailedWhat(what)
      if (!(cause instanceof ApiError)) {
        console.error(cause)
        return
      }
      setErrors(errorsOf(cause))
      setFailure(cause.errors.length > 0 ? null : apiErrorMessage(cause))
    },
  }
}
