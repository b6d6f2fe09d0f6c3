import type { ApiClient } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useState } from 'react'
import { decideCase, type ReviewDecision } from './decide-case'

interface Reviewed {
  readonly case: { readonly id: number; readonly revision: number } | null
  readonly latest: { readonly n: number }
}

/**
 * A blog or video in its review, and the requests about it, which answer with it.
 */
export function useContentReview<Review extends Reviewed>(
  loaded: Review,
  read: (api: ApiClient) => Promise<Review>,
) {
  const [review, setReview] = useState(loaded)
  const request = useRequest()

  /** Runs a request; resolves to whether it succeeded. */
  const run = async (send: (api: ApiClient) => Promise<Review>): Promise<boolean> =>
    (await request.run(send, { onSuccess: setReview })) !== null

  return {
    review,
    /** Shows the answer of a form. */
    onChanged: setReview,
    isBusy: request.isBusy,
    run,
    /** Decides the open case, then reads the blog or video again. */
    async decide(api: ApiClient, decision: ReviewDecision) {
      if (review.case !== null) await decideCase(api, review.case, review.latest.n, decision)
      return read(api)
    },
  }
}
