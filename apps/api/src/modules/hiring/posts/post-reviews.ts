import type { Db } from '../../../db/connect.ts'
import type { StoredFinding } from '../../../db/schema/index.ts'
import type { CasesService } from '../../trust/cases/cases.service.ts'
import { toFields } from './job-post.ts'
import type { PostChecks } from './post-checks.ts'
import type { JobPostFields } from './post-rules.ts'
import type { PostWritesRepository } from './post-writes.repository.ts'
import type { EmployerRow } from './posting-listings.repository.ts'
import type { PostRow } from './posts.repository.ts'

export type PostReviews = ReturnType<typeof createPostReviews>

interface PostReviewsDeps {
  readonly cases: CasesService
  readonly writes: PostWritesRepository
  readonly checks: PostChecks
}

/** Jobs of a listing that are reviewed before they are live. */
const reviewedJobs = 3

/** Whether the next jobs of a listing are live without a review. */
export const isTrusted = (employer: Pick<EmployerRow, 'reviewedJobs'>): boolean =>
  employer.reviewedJobs >= reviewedJobs

/** Opens cases for job posts, in the transactions that submit or change them. */
export function createPostReviews({ cases, writes, checks }: PostReviewsDeps) {
  const open = (
    tx: Db,
    row: PostRow,
    actorId: number,
    found: { readonly why: 'new' | 'scan'; readonly findings: readonly StoredFinding[] },
  ) =>
    cases.open(
      tx,
      {
        kind: 'job',
        id: row.id,
        name: row.title,
        place: row.listing.name,
        ownerId: actorId,
      },
      {
        ...found,
        actorId,
        fromRevision: null,
        toRevision: null,
        baseline: null,
        fields: [],
        heldFields: [],
      },
    )

  return {
    /** Whether a submitted post waits for an admin; then opens its case. */
    async submitted(
      tx: Db,
      row: PostRow,
      employer: EmployerRow,
      actorId: number,
    ): Promise<boolean> {
      const { findings, isSuspicious } = await checks.run(tx, row, toFields(row), null)
      const isHeld = !isTrusted(employer) || isSuspicious
      await writes.setModeration(tx, row.id, isHeld ? 'pending' : 'approved')
      if (isHeld)
        await open(tx, row, actorId, { why: isTrusted(employer) ? 'scan' : 'new', findings })
      return isHeld
    },

    /** Hides a live post until an admin has seen an edit in which the checks find something new. */
    async edited(
      tx: Db,
      row: PostRow,
      {
        before,
        after,
        actorId,
      }: {
        readonly before: JobPostFields
        readonly after: JobPostFields
        readonly actorId: number
      },
    ): Promise<void> {
      const { findings, isSuspicious } = await checks.run(tx, row, after, before)
      if (!isSuspicious) return
      await writes.setModeration(tx, row.id, 'pending')
      await open(tx, row, actorId, { why: 'scan', findings })
    },
  }
}
