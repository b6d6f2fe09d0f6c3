import type { ApiClient } from '@edbazaar/api-client'
import { showToastAtom } from '@edbazaar/feature-platform'
import type { ToastAction } from '@edbazaar/ui/Toast'
import { useSetAtom } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import { type RequestOptions, useRequest } from './use-request'

interface PageRequestOptions<Answer> extends Pick<RequestOptions<Answer>, 'onFailure'> {
  /** The toast of a success. */
  toast?: (answer: Answer) => string
  /** A button in that toast, such as Undo. */
  action?: (answer: Answer) => ToastAction | undefined
}

/** Sends requests that change what the page shows: after a success it loads again. */
export function usePageRequest() {
  const showToast = useSetAtom(showToastAtom)
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  return {
    isBusy,
    revalidate,
    run: <Answer>(
      request: (api: ApiClient) => Promise<Answer>,
      { toast, action, onFailure }: PageRequestOptions<Answer> = {},
    ) =>
      run(request, {
        onFailure,
        async onSuccess(answer) {
          if (toast) {
            const button = action?.(answer)
            showToast({
              message: toast(answer),
              type: 'success',
              ...(button && { action: button }),
            })
          }
          await revalidate()
        },
      }),
  }
}
