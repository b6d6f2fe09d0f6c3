import { type ApiClient, answerOf, hasStatus, type MyEnquiry } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useLoaded } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'

/** The access of the sender to an enquiry: a session, or the token of an email. */
export interface EnquiryAccess {
  id: string
  token?: string | undefined
}

/** The parameters of every operation on an enquiry. */
export function accessParams({ id, token }: EnquiryAccess) {
  return { path: { id }, ...(token !== undefined && { header: { 'x-enquiry-token': token } }) }
}

type EnquiryLoad =
  | { state: 'loading' | 'failed' | 'gone' }
  | { state: 'loaded'; enquiry: MyEnquiry; loadedAt: number }

/** An enquiry that the sender may no longer read, or that does not exist. */
const isGone = (cause: unknown) => [400, 401, 404].some((status) => hasStatus(cause, status))

/** Loads an enquiry of the sender, and runs operations that return it changed. */
export function useEnquiry({ id, token }: EnquiryAccess, onChange?: () => void) {
  const store = useStore()
  const { run, isBusy } = useRequest()
  const { state, value, cause, reload, update } = useLoaded(
    async (api, signal) => {
      const params = accessParams({ id, token })
      const enquiry = await answerOf(api.GET('/my-enquiries/{id}', { params, signal }))
      return { enquiry, loadedAt: Date.now() }
    },
    `${id}/${token ?? ''}`,
  )
  const setEnquiry = (enquiry: MyEnquiry) => update(() => ({ enquiry, loadedAt: Date.now() }))
  const failure = isGone(cause) ? 'gone' : 'failed'
  const load: EnquiryLoad =
    value === null
      ? { state: state === 'failed' ? failure : 'loading' }
      : { state: 'loaded', enquiry: value.enquiry, loadedAt: value.loadedAt }

  /** Shows the changed enquiry and says what was done. */
  function show(changed: MyEnquiry, message: string) {
    setEnquiry(changed)
    store.set(showToastAtom, { type: 'success', message })
    onChange?.()
  }
  /** Returns whether the operation succeeded. A failure becomes a toast. */
  async function change(request: (api: ApiClient) => Promise<MyEnquiry>, message: string) {
    const changed = await run(request)
    if (changed === null) return false
    show(changed, message)
    return true
  }
  return {
    load,
    isBusy,
    run: change,
    show,
    setEnquiry: (enquiry: MyEnquiry) => {
      setEnquiry(enquiry)
      onChange?.()
    },
    retry: reload,
  }
}

export type EnquiryEditing = Pick<
  ReturnType<typeof useEnquiry>,
  'isBusy' | 'run' | 'show' | 'setEnquiry'
>
