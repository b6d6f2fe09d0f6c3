import type { ApiClient } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { apiAtom, showToastAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'

interface RequestOptions<Answer> {
  /** The toast of a success. */
  toast?: (answer: Answer) => string
  /** Handles a failure; returns whether it did, so that there is no toast. */
  onFailure?: (cause: unknown) => Promise<boolean> | boolean
}

/**
 * Sends one request at a time, so that a double click sends one. After a success the page loads
 * again. Failures become toasts, and the answer is null.
 */
export function useDeskRequest() {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const { showFailure, dismissError } = useFailureToast()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  async function run<Answer>(
    request: (api: ApiClient) => Promise<Answer>,
    { toast, onFailure }: RequestOptions<Answer> = {},
  ): Promise<Answer | null> {
    const api = store.get(apiAtom)
    if (api === null || isRunning.current) return null
    isRunning.current = true
    setIsBusy(true)
    try {
      const answer = await request(api)
      dismissError()
      if (toast) store.set(showToastAtom, { message: toast(answer), type: 'success' })
      await revalidate()
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
