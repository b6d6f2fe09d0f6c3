import type { ApiClient } from '@edbazaar/api-client'
import { type RequestOptions, useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom } from '@edbazaar/feature-platform'
import type { ToastAction } from '@edbazaar/ui/Toast'
import { useSetAtom } from 'jotai'
import { useRevalidator } from 'react-router-dom'

interface DeskRequestOptions<Answer> extends Pick<RequestOptions<Answer>, 'onFailure'> {
  /** The toast of a success. */
  toast?: (answer: Answer) => string
  /** A button in that toast, such as Undo. */
  action?: (answer: Answer) => ToastAction | undefined
}

/** Sends requests of the desk; after a success the page loads again. */
export function useDeskRequest() {
  const showToast = useSetAtom(showToastAtom)
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  return {
    isBusy,
    revalidate,
    run: <Answer>(
      request: (api: ApiClient) => Promise<Answer>,
      { toast, action, onFailure }: DeskRequestOptions<Answer> = {},
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
