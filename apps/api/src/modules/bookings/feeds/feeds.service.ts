import { hash } from 'node:crypto'
import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import { createToken, hashToken } from '../../platform/tokens/tokens.ts'
import type { MemberRoles } from '../../providers/members/member-roles.ts'
import type { BatchAccess } from '../access/batch-access.ts'
import { sessionCalendar } from '../calendars/session-calendar.ts'
import type { MyBookingsRepository } from '../mine/my-bookings.repository.ts'
import type { FeedsRepository } from './feeds.repository.ts'

export type FeedsService = ReturnType<typeof createFeeds>

interface FeedsDeps {
  readonly repository: FeedsRepository
  readonly bookings: Pick<MyBookingsRepository, 'calendarOf'>
  readonly access: Pick<BatchAccess, 'requireRight'>
  readonly members: Pick<MemberRoles, 'roleOf'>
  /** Origin and BASE_PATH. */
  readonly site: string
}

const mostCalendars = 10

/** Private addresses from which calendar programs read sessions. */
export function createFeeds({ repository, bookings, access, members, site }: FeedsDeps) {
  return {
    async list({ userId }: Caller): Promise<Schema<'MyCalendars'>> {
      const found = await repository.list(userId)
      return {
        data: found.map((feed) => ({
          id: feed.id,
          store: feed.storeId === null ? null : { id: feed.storeId, name: feed.storeName ?? '' },
          created_at: feed.createdAt.toISOString(),
          last_read_at: feed.lastReadAt?.toISOString() ?? null,
        })),
      }
    },

    /** The address is shown once. Throws `forbidden`, or `conflict` above 10 calendars. */
    async add(caller: Caller, body: Body<'addMyCalendar'>) {
      const storeId = body.store_id ?? null
      if (storeId !== null) await access.requireRight(caller, storeId, 'see bookings')
      const { userId } = caller
      const { token, tokenHash } = createToken()
      const id = await repository.transaction(async (tx) => {
        if ((await repository.lockAndCount(tx, userId)) >= mostCalendars)
          throw new AppError(
            'conflict',
            'You can have up to 10 private addresses. Revoke one first.',
          )
        return repository.add(tx, { userId, storeId, tokenHash })
      })
      return { id, url: `${site}/api/calendars/${token}` }
    },

    /** Revokes a private address of the caller. Throws `not_found`. */
    async revoke({ userId }: Caller, id: number): Promise<void> {
      if (!(await repository.revoke(userId, id)))
        throw new AppError('not_found', 'Calendar not found.')
    },

    /** The calendar with its entity tag. Throws `not_found`, also for a store that the user left. */
    async read(token: string): Promise<{ content: string; tag: string }> {
      const feed = await repository.read(hashToken(token))
      const isGone =
        !feed ||
        (feed.storeId !== null &&
          (await members.roleOf({ kind: 'store', id: feed.storeId }, feed.userId)) === null)
      if (isGone) throw new AppError('not_found', 'This private address no longer works.')
      const sessions =
        feed.storeId === null
          ? await bookings.calendarOf(feed.userId, null)
          : await repository.ofStore(feed.storeId)
      const content = sessionCalendar('EdBazaar', sessions)
      return { content, tag: `"${hash('sha256', content).slice(0, 32)}"` }
    },
  }
}
