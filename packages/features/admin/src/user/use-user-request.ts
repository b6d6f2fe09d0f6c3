import type { ApiClient } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'

/** Changes a user by one request at a time, and loads the page again. */
type SendUserRequest = <Answer>(
  request: (api: ApiClient) => Promise<Answer>,
  /** The toast after a success. */
  message: string | ((answer: Answer) => string),
) => Promise<boolean>

/**
 * Sends requests about a user. Resolves to whether the request succeeded; failures become toasts.
 * After a conflict the page shows what has changed.
 */
export function useUserRequest() {
  const { run, isBusy } = usePageRequest()

  const send: SendUserRequest = async (request, message) => {
    const answer = await run(request, {
      toast: (received) => (typeof message === 'string' ? message : message(received)),
      reloadsOn: [404, 409],
    })
    return answer !== null
  }
  return { send, isBusy }
}
