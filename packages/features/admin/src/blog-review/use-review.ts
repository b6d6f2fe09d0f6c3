import { type ApiClient, ApiError, answerOf, type BlogReview } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom, showToastAtom } from '@edbazaar/feature-platform'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { decideCase, type ReviewDecision } from '../content-review/review-decision'

export type Review = ReturnType<typeof useReview>

/** A blog in its review, and the requests about it. A failure is a toast; what was typed stays. */
export function useReview(loaded: BlogReview) {
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const apiErrorMessage = useApiErrorMessage()
  const [review, setReview] = useState(loaded)
  const [isBusy, setIsBusy] = useState(false)
  const path = { id: loaded.id }

  /** Runs a request; resolves to whether it succeeded. */
  async function run(request: (api: ApiClient) => Promise<BlogReview>): Promise<boolean> {
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

  const read = (api: ApiClient) => answerOf(api.GET('/admin/blogs/{id}', { params: { path } }))

  return {
    review,
    isBusy,
    comment: (paragraph: number | null, quote: string, text: string) =>
      run((api) =>
        answerOf(
          api.POST('/admin/blogs/{id}/comments', {
            params: { path },
            body: { n: review.latest.n, paragraph, quote: quote.slice(0, 500), text },
          }),
        ),
      ),
    removeComment: (commentId: number) =>
      run((api) =>
        answerOf(
          api.DELETE('/admin/blogs/{id}/comments/{commentId}', {
            params: { path: { ...path, commentId } },
          }),
        ),
      ),
    place: ({ isFeatured = review.is_featured, publishedAt = null, authorNote }: Placing) =>
      run((api) =>
        answerOf(
          api.PUT('/admin/blogs/{id}/placement', {
            params: { path },
            body: {
              revision: review.revision,
              is_featured: isFeatured,
              published_at: publishedAt,
              ...(authorNote !== undefined && { author_note: authorNote }),
            },
          }),
        ),
      ),
    /** Decides the open case, then reads the blog again. */
    decide: (decision: ReviewDecision) =>
      run(async (api) => {
        const { case: open, latest } = review
        if (open !== null) await decideCase(api, open, latest.n, decision)
        return read(api)
      }),
  }
}

/** What stays as it is, is left out. */
interface Placing {
  isFeatured?: boolean
  publishedAt?: string | null
  authorNote?: string
}
