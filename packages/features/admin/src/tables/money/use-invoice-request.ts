import { type ApiClient, hasStatus } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useRevalidator } from 'react-router-dom'

/** Sends one request about an invoice at a time, and loads the table again. Failures become toasts. */
export function useInvoiceRequest() {
  const showToast = useSetAtom(showToastAtom)
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()

  /** Resolves to whether the request succeeded. */
  async function send(request: (api: ApiClient) => Promise<unknown>, message: string) {
    let isSent = false
    await run(request, {
      async onSuccess() {
        isSent = true
        showToast({ type: 'success', message })
        await revalidate()
      },
      async onFailure(cause) {
        if (hasStatus(cause, 409)) await revalidate()
        return false
      },
    })
    return isSent
  }
  return { send, isBusy }
}
