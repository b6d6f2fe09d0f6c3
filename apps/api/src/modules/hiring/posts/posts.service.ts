import { type Caller, forbidden } from '../../../caller.ts'
import type { Query, Schema } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { Applicants } from './applicants.ts'
import { fewestViews, toFields, toSummary } from './job-post.ts'
import { mayPost, type PostAccess, refusalOf } from './post-access.ts'
import { isTrusted } from './post-reviews.ts'
import type { PostingListingsRepository } from './posting-listings.repository.ts'
import type { PostsRepository } from './posts.repository.ts'

export type PostsService = ReturnType<typeof createPostsService>

interface PostsDeps {
  readonly repository: PostsRepository
  readonly employers: PostingListingsRepository
  readonly access: PostAccess
  readonly applicants: Applicants
}

/** Jobs from which the pay of similar ones can be told. */
const fewestSimilar = 5

/** Job posts, as the people who work for a listing read them. */
export function createPostsService({ repository, employers, access, applicants }: PostsDeps) {
  return {
    /** The `JobPostList` of the contract. */
    async list(caller: Caller, request: Query<'listJobPosts'>): Promise<Schema<'JobPostList'>> {
      const { userId } = caller
      const [rows, counts] = await Promise.all([
        repository.list(userId, request.status, sliceOf(request)),
        repository.counts(userId),
      ])
      const applications = await applicants.counts(rows.map(({ id }) => id))
      const total =
        request.status === undefined
          ? Object.values(counts).reduce((sum, count) => sum + count, 0)
          : counts[request.status]
      return {
        data: rows.map((row) =>
          toSummary(row, { canEdit: mayPost(caller, row), counts: applications.get(row.id) }),
        ),
        total,
        counts,
        ...pagingOf(request, total),
      }
    },

    /** The `JobPost` of the contract. Throws `not_found`. */
    async read(caller: Caller, id: number): Promise<Schema<'JobPost'>> {
      const row = await access.read(caller, id)
      const [counts, views, employer] = await Promise.all([
        applicants.counts([id]),
        repository.viewsBySource(id, fewestViews),
        employers.find(row.listing, caller.userId),
      ])
      const applications = counts.get(id)
      return {
        post: toSummary(row, { canEdit: mayPost(caller, row), counts: applications }),
        fields: toFields(row),
        are_questions_locked: (applications?.started ?? 0) > 0,
        needs_review: !employer || !isTrusted(employer),
        views_by_source: views,
        extended_why: row.extendedReason,
      }
    },

    /** The listings for which the caller may post jobs. */
    async listings(caller: Caller): Promise<{ data: Schema<'PostingListing'>[] }> {
      const rows = await employers.ofMember(caller.userId)
      return {
        data: rows
          .filter((row) => mayPost(caller, row))
          .map((row) => ({
            kind: row.kind,
            id: row.id,
            name: row.name,
            city: row.city,
            state: row.state,
            location: row.location,
            refused_why: refusalOf(row),
            reviewed_jobs: row.reviewedJobs,
          })),
      }
    },

    /** The `JobPostCount` of the contract. Throws `forbidden` for another user. */
    async count({ userId: callerId, isAdmin }: Caller, userId: number) {
      if (userId !== callerId && !isAdmin) throw forbidden()
      return { total_job_posts: await repository.countPublished(userId) }
    },

    /** The middle half of the pay of similar jobs; nulls if too few are known. */
    async similarPay({ role, state }: Query<'readSimilarPay'>) {
      const found = await repository.similarPay(role, state)
      const jobs = found?.jobs ?? 0
      return found && jobs >= fewestSimilar
        ? { from: found.from, to: found.to, jobs }
        : { from: null, to: null, jobs }
    },
  }
}
