import { type ApiClient, ApiError, answerOf, type VideoReview } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom, showToastAtom } from '@edbazaar/feature-platform'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { decideCase, type ReviewDecision } from '../content-review/review-decision'

export type Review = ReturnType<typeof useReview>

/** What an admin sets about a public video. */
interface Placement {
  is_featured: boolean
  has_comments: boolean
  /** Null leaves the time as it is. */
  published_at: string | null
}

/** A video in its review, and the requests about it. A failure is a toast; what was typed stays. */
export function useReview(loaded: VideoReview) {
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const apiErrorMessage = useApiErrorMessage()
  const [review, setReview] = useState(loaded)
  const [isBusy, setIsBusy] = useState(false)
  const path = { id: loaded.id }

  /** Runs a request; resolves to whether it succeeded. */
  async function run(request: (api: ApiClient) => Promise<VideoReview>): Promise<boolean> {
    const api = store.get(apiAtom)
    if (api === null) return false
    setIsBusy(true)
    try {
      setReview(await request(api))
      return true
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      showToast({ type: 'error', message: apiErrorMessage(cause) })
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return {
    review,
    isBusy,
    remark: (atSeconds: number | null, text: string) =>
      run((api) =>
        answerOf(
          api.POST('/admin/videos/{id}/remarks', {
            params: { path },
            body: { n: review.latest.n, at_seconds: atSeconds, text },
          }),
        ),
      ),
    removeRemark: (remarkId: number) =>
      run((api) =>
        answerOf(
          api.DELETE('/admin/videos/{id}/remarks/{remarkId}', {
            params: { path: { ...path, remarkId } },
          }),
        ),
      ),
    place: (changes: Partial<Placement>) =>
      run((api) =>
        answerOf(
          api.PUT('/admin/videos/{id}/placement', {
            params: { path },
            body: {
              revision: review.revision,
              is_featured: review.is_featured,
              has_comments: review.has_comments,
              published_at: null,
              ...changes,
            },
          }),
        ),
      ),
    /** Decides the open case, then reads the video again. */
    decide: (decision: ReviewDecision) =>
      run(async (api) => {
        const { case: open, latest } = review
        if (open !== null) await decideCase(api, open, latest.n, decision)
        return answerOf(api.GET('/admin/videos/{id}', { params: { path } }))
      }),
  }
}
