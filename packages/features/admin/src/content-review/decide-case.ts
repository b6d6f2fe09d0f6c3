import { type ApiClient, answerOf, type BlogReview } from '@edbazaar/api-client'

/** The decision of an admin about a blog or video in review. */
export interface ReviewDecision {
  outcome: 'approved' | 'changes'
  reason_code?: NonNullable<BlogReview['events'][number]['reason_code']>
  note_public?: string
}

interface DecidedCase {
  readonly id: number
  readonly revision: number
}

/** Decides a case about the revision `n`. */
export const decideCase = (
  api: ApiClient,
  { id, revision }: DecidedCase,
  n: number,
  decision: ReviewDecision,
) =>
  answerOf(
    api.POST('/admin/moderation/cases/{id}/decision', {
      params: { path: { id } },
      body: { revision, to_revision: n, is_preview: false, ...decision },
    }),
  )
