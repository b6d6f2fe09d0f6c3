import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { TableRows } from '../../../../db/table-rows.ts'
import type { ProfileViews } from '../../profile-views/profile-views.ts'
import type { SessionsService } from '../../sessions/sessions.service.ts'
import type { PermissionChangesRepository } from '../permission-changes/permission-changes.repository.ts'
import { toPermissionChange } from '../permission-changes/to-permission-change.ts'
import type { UserDetailRepository } from './user-detail.repository.ts'

/** The limits of a user's plan. The module of plans implements them. */
export interface PlanOfUser {
  readonly name: string
  readonly schools: number
  readonly stores: number
  readonly products: number
  readonly jobs: number | null
  readonly members: number | null
  readonly until: string | null
  readonly is_paid: boolean
  readonly options: readonly { readonly key: string; readonly name: string }[]
}

export type UserDetailService = ReturnType<typeof createUserDetail>

interface UserDetailDeps {
  readonly db: Db
  readonly changes: PermissionChangesRepository
  readonly planOf: (userId: number) => Promise<PlanOfUser>
  readonly profileViews: ProfileViews
  readonly repository: UserDetailRepository
  readonly rows: TableRows<unknown, Schema<'AdminUser'>>
  readonly sessions: Pick<SessionsService, 'listOf'>
}

type Account = NonNullable<Awaited<ReturnType<UserDetailRepository['account']>>>

/** The data of a user that admins may read. */
export function createUserDetail(deps: UserDetailDeps) {
  const { db, changes, planOf, profileViews, repository, rows, sessions } = deps

  async function listingsOf(id: number): Promise<Schema<'UserListing'>[]> {
    const { schools, stores } = await repository.listings(id)
    return [
      ...schools.map(({ isActive, ...school }) => ({
        kind: 'school' as const,
        ...school,
        is_active: isActive,
      })),
      ...stores.map(({ isActive, ...store }) => ({
        kind: 'store' as const,
        slug: null,
        ...store,
        is_active: isActive,
      })),
    ]
  }

  return {
    /** The contract's `AdminUserDetail`. Throws `not_found`. */
    async read(caller: Caller, id: number): Promise<Schema<'AdminUserDetail'>> {
      const [[user], account] = await Promise.all([rows.rows([id]), repository.account(id)])
      if (!user || !account) throw new AppError('not_found', 'User not found.')
      await profileViews.count(caller, id)
      const [listings, open, enquiries, change, plan] = await Promise.all([
        listingsOf(id),
        sessions.listOf(id),
        repository.enquiryCounts(id),
        changes.pendingOf(db, id),
        planOf(id),
      ])
      return {
        user,
        email_confirmed_at: account.emailConfirmedAt?.toISOString() ?? null,
        has_password: account.hasPassword,
        has_google: account.hasGoogle,
        has_second_factor: account.hasSecondFactor,
        block: blockOf(account),
        plan,
        listings,
        sessions: open.map(({ id: session, device, createdAt, lastSeenAt }) => ({
          id: session,
          device,
          created_at: createdAt.toISOString(),
          last_seen_at: lastSeenAt.toISOString(),
        })),
        enquiries_sent: enquiries.sent,
        enquiries_received: enquiries.received,
        change: change && toPermissionChange(change, caller),
        is_own: id === caller.userId,
      }
    },
  }
}

function blockOf(account: Account): Schema<'UserBlock'> | null {
  if (!account.isBlocked || account.blockedAt === null) return null
  return {
    since: account.blockedAt.toISOString(),
    until: account.blockedUntil?.toISOString() ?? null,
    reason_code: account.blockReasonCode as Schema<'BlockReason'> | null,
    reason: account.blockReason,
  }
}
