import type { ApiClient } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useRevalidator } from 'react-router-dom'

/** Sends a change; after a success the page loads again and a toast says what was done. */
export function useHiringRequest() {
  const showToast = useSetAtom(showToastAtom)
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  return {
    isBusy,
    run: <Answer>(
      request: (api: ApiClient) => Promise<Answer>,
      toast?: (answer: Answer) => string,
    ) =>
      run(request, {
        async onSuccess(answer) {
          if (toast) showToast({ message: toast(answer), type: 'success' })
          await revalidate()
        },
      }),
  }
}
