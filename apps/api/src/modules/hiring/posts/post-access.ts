import { AppError } from '../../../app-error.ts'
import { type Caller, forbidden, type ListingOfMembers } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { JobActor } from './post-writes.repository.ts'
import type { EmployerRow, PostingListingsRepository } from './posting-listings.repository.ts'
import type { PostRow, PostsRepository } from './posts.repository.ts'

export type PostAccess = ReturnType<typeof createPostAccess>

interface PostAccessDeps {
  readonly posts: PostsRepository
  readonly employers: PostingListingsRepository
}

const noPost = () => new AppError('not_found', 'Job post not found.')
const readOnly = () =>
  forbidden('Only the owner and managers of the listing can change its job posts.')

const refusals = {
  not_visible: 'Parents cannot see this listing. Make it visible before you post a job.',
  not_reviewed:
    'A listing can post jobs once we have approved it and it is 14 days old, or after you have claimed it.',
} as const

/** The reason why a listing may not post jobs; null if it may. */
export const refusalOf = ({ isPublic, isReviewed }: EmployerRow) =>
  isPublic ? (isReviewed ? null : 'not_reviewed') : 'not_visible'

/** Whether the caller may change the job posts of the record's listing. */
export const mayPost = (
  { isAdmin }: Caller,
  { memberRole }: Pick<EmployerRow, 'memberRole'>,
): boolean => isAdmin || memberRole === 'owner' || memberRole === 'manager'

/** The caller as the events of a job name them. */
export const jobActorOf = ({ userId }: Caller, row: Pick<EmployerRow, 'memberRole'>): JobActor => ({
  role: row.memberRole === null ? 'admin' : 'member',
  userId,
})

/** Access to job posts. Users who cannot see a post get `not_found`. */
export function createPostAccess({ posts, employers }: PostAccessDeps) {
  /** The post, for members of its listing and admins. Throws `not_found`. */
  async function read(caller: Caller, id: number, tx?: Db): Promise<PostRow> {
    const row = await posts.find(id, caller.userId, tx)
    if (!row || (row.memberRole === null && !caller.isAdmin)) throw noPost()
    return row
  }

  async function employerOf(caller: Caller, listing: ListingOfMembers, tx?: Db) {
    const employer = await employers.find(listing, caller.userId, tx)
    if (!employer) throw new AppError('not_found', 'Listing not found.')
    if (!mayPost(caller, employer)) throw readOnly()
    return employer
  }

  return {
    read,

    /**
     * The post as it is now, for those who may change it. Throws `not_found`, `forbidden`, or
     * `conflict` if it has changed since `revision`.
     */
    async write(tx: Db, caller: Caller, id: number, revision?: number): Promise<PostRow> {
      const row = await read(caller, id, tx)
      if (!mayPost(caller, row)) throw readOnly()
      if (revision !== undefined && revision !== row.revision)
        throw new AppError(
          'conflict',
          'Someone else has changed this job post. Reload the page to see the changes.',
        )
      return row
    },

    employerOf,

    /** A listing that may post jobs. Throws `not_found` or `forbidden`. */
    async postingEmployer(caller: Caller, listing: ListingOfMembers, tx?: Db) {
      const employer = await employerOf(caller, listing, tx)
      const refusal = refusalOf(employer)
      if (refusal) throw forbidden(refusals[refusal])
      return employer
    },
  }
}
