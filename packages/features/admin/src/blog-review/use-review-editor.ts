import { type ApiClient, answerOf, type BlogReview } from '@edbazaar/api-client'
import { useContentReview } from '../content-review/use-content-review'

export type ReviewEditor = ReturnType<typeof useReviewEditor>

/** A blog in its review, and the requests about it. */
export function useReviewEditor(loaded: BlogReview) {
  const path = { id: loaded.id }
  const { run, ...contentReview } = useContentReview(loaded, (api) =>
    answerOf(api.GET('/admin/blogs/{id}', { params: { path } })),
  )
  const { review } = contentReview

  const place =
    ({ isFeatured = review.is_featured, publishedAt = null, authorNote }: Placing) =>
    (api: ApiClient) =>
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
      )
  return {
    ...contentReview,
    commentOn: (paragraph: number | null, quote: string) => (api: ApiClient, text: string) =>
      answerOf(
        api.POST('/admin/blogs/{id}/comments', {
          params: { path },
          body: { n: review.latest.n, paragraph, quote: quote.slice(0, 500), text },
        }),
      ),
    removeComment: (commentId: number) =>
      run((api) =>
        answerOf(
          api.DELETE('/admin/blogs/{id}/comments/{commentId}', {
            params: { path: { ...path, commentId } },
          }),
        ),
      ),
    place: (placing: Placing) => run(place(placing)),
    describeAuthor: (api: ApiClient, authorNote: string) => place({ authorNote })(api),
  }
}

/** Only changed settings. */
interface Placing {
  isFeatured?: boolean
  publishedAt?: string | null
  authorNote?: string
}
