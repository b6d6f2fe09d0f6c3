import { type ApiClient, answerOf, type VideoReview } from '@edbazaar/api-client'
import { useContentReview } from '../content-review/use-content-review'

export type ReviewEditor = ReturnType<typeof useReviewEditor>

/** The settings of an admin for a public video. */
interface Placement {
  is_featured: boolean
  has_comments: boolean
  /** Null leaves the time as it is. */
  published_at: string | null
}

/** A video in its review, and the requests about it. */
export function useReviewEditor(loaded: VideoReview) {
  const path = { id: loaded.id }
  const { run, ...contentReview } = useContentReview(loaded, (api) =>
    answerOf(api.GET('/admin/videos/{id}', { params: { path } })),
  )
  const { review } = contentReview

  return {
    ...contentReview,
    remarkAt: (atSeconds: number | null) => (api: ApiClient, text: string) =>
      answerOf(
        api.POST('/admin/videos/{id}/remarks', {
          params: { path },
          body: { n: review.latest.n, at_seconds: atSeconds, text },
        }),
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
  }
}
