import type { ApiClient } from '@edbazaar/api-client'
import { type PageOutcomeOptions, usePageOutcome } from './use-page-outcome'
import { type RequestOptions, useRequest } from './use-request'

interface PageRequestOptions<Answer>
  extends PageOutcomeOptions<Answer>,
    Pick<RequestOptions<Answer>, 'onFailure'> {}

/**
 * Sends requests that change what the page shows: after a success it loads again. An answer of null
 * means that the user gave up, and counts as no success.
 */
export function usePageRequest() {
  const outcome = usePageOutcome()
  const { run, isBusy } = useRequest()
  return {
    isBusy,
    revalidate: outcome.revalidate,
    run: <Answer>(
      request: (api: ApiClient) => Promise<Answer | null>,
      { onFailure, ...options }: PageRequestOptions<Answer> = {},
    ) =>
      run(request, {
        async onSuccess(answer) {
          if (answer !== null) await outcome.onSuccess(answer, options)
        },
        async onFailure(cause) {
          await outcome.onFailure(cause, options.reloadsOn)
          return (await onFailure?.(cause)) ?? false
        },
      }),
  }
}
