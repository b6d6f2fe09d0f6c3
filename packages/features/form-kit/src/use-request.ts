import type { ApiClient } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useFailureToast } from './failures/use-failure-toast'

export interface RequestOptions<Answer> {
  /** Runs after a success, while the request still counts as busy. */
  onSuccess?: ((answer: Answer) => Promise<void> | void) | undefined
  /** Handles a failure; returns whether it did, so that there is no toast. */
  onFailure?: ((cause: unknown) => Promise<boolean> | boolean) | undefined
  /** Called if nothing is sent because another request is running. */
  onBusy?: (() => void) | undefined
}

/**
 * Sends one request at a time, so that a double press sends one. Failures become toasts, and the answer
 * is then null.
 */
export function useRequest() {
  const store = useStore()
  const { showFailure, dismissError } = useFailureToast()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  async function run<Answer>(
    request: (api: ApiClient) => Promise<Answer>,
    { onSuccess, onFailure, onBusy }: RequestOptions<Answer> = {},
  ): Promise<Answer | null> {
    const api = store.get(apiAtom)
    if (api === null) return null
    if (isRunning.current) {
      onBusy?.()
      return null
    }
    isRunning.current = true
    setIsBusy(true)
    try {
      const answer = await request(api)
      dismissError()
      await onSuccess?.(answer)
      return answer
    } catch (cause) {
      if (!(await onFailure?.(cause))) showFailure(cause)
      return null
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { run, isBusy }
}
