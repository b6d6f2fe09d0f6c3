import type { ApiClient } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'

/** Sends a request once per press. Failures become toasts, and the answer is null. */
export function useSend() {
  const api = useAtomValue(apiAtom)
  const { showFailure, dismissError } = useFailureToast()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  async function send<Answer>(
    request: (api: ApiClient) => Promise<Answer>,
  ): Promise<Answer | null> {
    if (api === null || isRunning.current) return null
    isRunning.current = true
    setIsBusy(true)
    try {
      const answer = await request(api)
      dismissError()
      return answer
    } catch (cause) {
      showFailure(cause)
      return null
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { send, isBusy }
}
