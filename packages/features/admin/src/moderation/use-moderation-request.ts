import type { ApiClient } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { apiAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'

interface RequestOptions {
  /** Whether the page loads again after a success. @default true */
  reloads?: boolean
  /** Handles a failure; returns whether it did, so that there is no toast. */
  onFailure?: (cause: unknown) => Promise<boolean> | boolean
}

/**
 * Sends one request at a time, so that a double press sends one. After a success the page loads
 * again. Failures become toasts, and the answer is null.
 */
export function useModerationRequest() {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const { showFailure, dismissError } = useFailureToast()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  async function run<Answer>(
    request: (api: ApiClient) => Promise<Answer>,
    { reloads = true, onFailure }: RequestOptions = {},
  ): Promise<Answer | null> {
    const api = store.get(apiAtom)
    if (api === null || isRunning.current) return null
    isRunning.current = true
    setIsBusy(true)
    try {
      const answer = await request(api)
      dismissError()
      if (reloads) await revalidate()
      return answer
    } catch (cause) {
      if (!(await onFailure?.(cause))) showFailure(cause)
      return null
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { run, isBusy, revalidate }
}
