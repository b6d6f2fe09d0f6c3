import { type ApiClient, ApiError } from '@edbazaar/api-client'
import { showToastAtom } from '@edbazaar/feature-platform'
import type { ToastAction } from '@edbazaar/ui/Toast'
import { useSetAtom } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import { type RequestOptions, useRequest } from './use-request'

interface PageRequestOptions<Answer> extends Pick<RequestOptions<Answer>, 'onFailure'> {
  /** The toast of a success. */
  toast?: ((answer: Answer) => string) | undefined
  /** A button in that toast, such as Undo. */
  action?: (answer: Answer) => ToastAction | undefined
  /** Whether the page loads again after a success; a preview changes nothing. @default true */
  reloads?: boolean | undefined
  /** Statuses of failures after which the page loads again, because it is out of date. */
  reloadsOn?: readonly number[] | undefined
}

/**
 * Sends requests that change what the page shows: after a success it loads again. An answer of null
 * means that the user gave up, and counts as no success.
 */
export function usePageRequest() {
  const showToast = useSetAtom(showToastAtom)
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  return {
    isBusy,
    revalidate,
    run: <Answer>(
      request: (api: ApiClient) => Promise<Answer | null>,
      { toast, action, onFailure, reloads = true, reloadsOn = [] }: PageRequestOptions<Answer> = {},
    ) =>
      run(request, {
        async onSuccess(answer) {
          if (answer === null) return
          if (toast) {
            const button = action?.(answer)
            showToast({
              message: toast(answer),
              type: 'success',
              ...(button && { action: button }),
            })
          }
          if (reloads) await revalidate()
        },
        async onFailure(cause) {
          if (cause instanceof ApiError && reloadsOn.includes(cause.status)) await revalidate()
          return (await onFailure?.(cause)) ?? false
        },
      }),
  }
}
