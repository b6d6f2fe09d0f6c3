import { type ApiClient, answerOf, hasStatus, type MyEnquiry } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { apiAtom, showToastAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'

/** How the sender reaches an enquiry: with a session, or with the token of an email. */
export interface EnquiryAccess {
  id: string
  token?: string | undefined
}

/** The parameters of every operation on an enquiry. */
export function accessParams({ id, token }: EnquiryAccess) {
  return { path: { id }, ...(token !== undefined && { header: { 'x-enquiry-token': token } }) }
}

type EnquiryLoad =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'gone' }
  | { state: 'loaded'; enquiry: MyEnquiry; loadedAt: number }

/** Loads an enquiry of the sender, and runs operations that return it changed. */
export function useEnquiry({ id, token }: EnquiryAccess, onChange?: () => void) {
  const store = useStore()
  const [load, setLoad] = useState<EnquiryLoad>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const { run, isBusy } = useRequest()
  const setEnquiry = (enquiry: MyEnquiry) =>
    setLoad({ state: 'loaded', enquiry, loadedAt: Date.now() })

  // `attempt` is not read: a new one loads the enquiry again.
  useEffect(() => {
    const api = store.get(apiAtom)
    if (api === null) return
    const ended = new AbortController()
    const params = accessParams({ id, token })
    answerOf(api.GET('/my-enquiries/{id}', { params, signal: ended.signal })).then(
      (enquiry) => setLoad({ state: 'loaded', enquiry, loadedAt: Date.now() }),
      (cause: unknown) => {
        if (ended.signal.aborted) return
        const isGone = [400, 401, 404].some((status) => hasStatus(cause, status))
        setLoad({ state: isGone ? 'gone' : 'failed' })
      },
    )
    return () => ended.abort()
  }, [store, id, token, attempt])

  /** Returns whether the operation succeeded. A failure becomes a toast. */
  async function change(request: (api: ApiClient) => Promise<MyEnquiry>, message: string) {
    const changed = await run(request)
    if (changed === null) return false
    setEnquiry(changed)
    store.set(showToastAtom, { type: 'success', message })
    onChange?.()
    return true
  }
  return {
    load,
    isBusy,
    run: change,
    setEnquiry: (enquiry: MyEnquiry) => {
      setEnquiry(enquiry)
      onChange?.()
    },
    retry() {
      setLoad({ state: 'loading' })
      setAttempt(attempt + 1)
    },
  }
}

export type EnquiryEditing = Pick<ReturnType<typeof useEnquiry>, 'isBusy' | 'run' | 'setEnquiry'>
