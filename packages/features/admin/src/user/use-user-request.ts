import { type ApiClient, hasStatus } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { showToastAtom } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
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
  const showToast = useSetAtom(showToastAtom)
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  const { withPassword, passwordDialog } = useConfirmedPassword()

  const send: SendUserRequest = async (request, message) => {
    const answer = await run((api) => withPassword(() => request(api)), {
      async onSuccess(received) {
        if (received === null) return
        await revalidate()
        const text = typeof message === 'string' ? message : message(received)
        showToast({ type: 'success', message: text })
      },
      async onFailure(cause) {
        if (hasStatus(cause, 409) || hasStatus(cause, 404)) await revalidate()
        return false
      },
    })
    return answer !== null
  }
  return { send, isBusy, passwordDialog }
}
