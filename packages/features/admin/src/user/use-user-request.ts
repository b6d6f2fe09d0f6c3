import { type ApiClient, hasStatus } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { apiAtom, showToastAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Changes a user by one request at a time, and loads the page again. */
type SendUserRequest = <Answer>(
  request: (api: ApiClient) => Promise<Answer>,
  /** The toast after a success. */
  message: string | ((answer: Answer) => string),
) => Promise<boolean>

/**
 * Sends requests about a user, and asks for the password if the API wants it. Resolves to whether the
 * request succeeded; failures become toasts. After a conflict the page shows what has changed.
 */
export function useUserRequest() {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const { showFailure, dismissError } = useFailureToast()
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  const send: SendUserRequest = async (request, message) => {
    const api = store.get(apiAtom)
    if (api === null || isRunning.current) return false
    isRunning.current = true
    setIsBusy(true)
    try {
      const answer = await withPassword(() => request(api))
      if (answer === null) return false
      dismissError()
      await revalidate()
      const text = typeof message === 'string' ? message : message(answer)
      store.set(showToastAtom, { type: 'success', message: text })
      return true
    } catch (cause) {
      showFailure(cause)
      if (hasStatus(cause, 409) || hasStatus(cause, 404)) await revalidate()
      return false
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { send, isBusy, passwordDialog }
}
