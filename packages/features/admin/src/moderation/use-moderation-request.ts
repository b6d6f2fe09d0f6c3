import type { ApiClient } from '@edbazaar/api-client'
import { type RequestOptions, useRequest } from '@edbazaar/feature-form-kit'
import { useRevalidator } from 'react-router-dom'

interface ModerationRequestOptions<Answer> extends Pick<RequestOptions<Answer>, 'onFailure'> {
  /** Whether the page loads again after a success. @default true */
  reloads?: boolean
}

/** Sends requests of moderation; after a success the page loads again. */
export function useModerationRequest() {
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  return {
    isBusy,
    revalidate,
    run: <Answer>(
      request: (api: ApiClient) => Promise<Answer>,
      { reloads = true, onFailure }: ModerationRequestOptions<Answer> = {},
    ) => run(request, { onSuccess: reloads ? revalidate : undefined, onFailure }),
  }
}
