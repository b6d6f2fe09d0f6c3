import { AppError, invalid } from '../../../../app-error.ts'
import { type Caller, requireRecentPassword } from '../../../../caller.ts'
import type { Body } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { dayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { startOfDayInIndia } from '../../../platform/dates/india-time.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import { accountBlockedEmail } from '../../../platform/mail/templates/account-blocked.ts'
import { accountUnblockedEmail } from '../../../platform/mail/templates/account-unblocked.ts'
import { adminNoticeEmail } from '../../../platform/mail/templates/admin-notice.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { LinkTokensService } from '../../link-tokens/link-tokens.service.ts'
import type { SessionsService } from '../../sessions/sessions.service.ts'
import type { AdminAccountsRepository } from '../admins/accounts.repository.ts'
import {
  type LockedAccounts,
  lockAccounts,
  nameOf,
  requireAdminLeft,
  requireOtherUser,
} from '../admins/locked-accounts.ts'
import type { LockedUser } from '../admins/locked-user.ts'

export type UserBlocksService = ReturnType<typeof createUserBlocks>

interface UserBlocksDeps {
  readonly accounts: AdminAccountsRepository
  readonly audit: AuditService
  readonly links: Pick<LinkTokensService, 'revokeAll'>
  readonly outbox: Outbox
  readonly sessions: Pick<SessionsService, 'revokeAll' | 'revokeIn'>
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/** Blocks users, and ends their sessions. */
export function createUserBlocks(deps: UserBlocksDeps) {
  const { accounts, audit, links, outbox, sessions, site } = deps

  const record = (
    tx: Db,
    { userId }: Caller,
    id: number,
    change: { readonly field: string; readonly before?: unknown; readonly after?: unknown },
    reason: string | null = null,
  ) =>
    audit.recordEdits(tx, {
      actor: { userId, role: 'admin' },
      entity: 'user',
      entityId: id,
      revision: null,
      reason,
      edits: [change],
    })

  async function signOut(tx: Db, id: number): Promise<void> {
    await sessions.revokeAll(tx, id)
    await links.revokeAll(tx, id)
  }

  /** Blocking an admin may be part of an attack, so all admins are notified. */
  const tellAdmins = (tx: Db, { target, admins }: LockedAccounts, caller: Caller, note: string) => {
    const admin = admins.find(({ id }) => id === caller.userId)
    const notice = {
      kind: 'blocked',
      admin: admin ? nameOf(admin) : '',
      user: nameOf(target),
      note,
    } as const
    const url = `${site}/dashboard/all-users/${target.id}`
    return outbox.put(tx, ...admins.map(({ email }) => adminNoticeEmail({ email, url, notice })))
  }

  return {
    /**
     * Blocks a user and signs them out everywhere. Throws `not_found`, `conflict`, `invalid_request`,
     * and `confirm_password` for an admin.
     */
    async block(caller: Caller, id: number, body: Body<'blockUser'>): Promise<void> {
      requireOtherUser(caller, id)
      const block = readBlock(body)
      await accounts.transaction(async (tx) => {
        const locked = await lockAccounts(accounts, tx, caller, id)
        const { target } = locked
        if (target.isAdmin) {
          requireRecentPassword(caller)
          requireAdminLeft(locked)
        }
        const before = storedBlockOf(target)
        const since = target.isBlocked ? (target.blockedAt ?? new Date()) : new Date()
        await accounts.save(tx, id, { blockedAt: since, ...block })
        await signOut(tx, id)
        const after = storedBlockOf({ ...target, ...block, isBlocked: true })
        await record(tx, caller, id, { field: 'block', before, after }, block.blockReason)
        await outbox.put(tx, accountBlockedEmail({ email: target.email, site, ...textsOf(block) }))
        if (target.isAdmin) await tellAdmins(tx, locked, caller, block.blockReason ?? '')
      })
      outbox.wake()
    },

    /** Throws `not_found`, and `conflict` if the user is not blocked. */
    async unblock(caller: Caller, id: number): Promise<void> {
      requireOtherUser(caller, id)
      await accounts.transaction(async (tx) => {
        const { target } = await lockAccounts(accounts, tx, caller, id)
        if (!target.isBlocked) throw new AppError('conflict', 'This user is not blocked.')
        await accounts.save(tx, id, noBlock)
        await record(tx, caller, id, { field: 'block', before: storedBlockOf(target), after: null })
        await outbox.put(
          tx,
          accountUnblockedEmail({ email: target.email, url: `${site}/users/forgot-password` }),
        )
      })
      outbox.wake()
    },

    /** Throws `not_found`, `conflict`. */
    async endSessions(caller: Caller, id: number): Promise<void> {
      requireOtherUser(caller, id)
      await accounts.transaction(async (tx) => {
        await lockAccounts(accounts, tx, caller, id)
        await signOut(tx, id)
        await record(tx, caller, id, { field: 'sessions' })
      })
    },

    /** Throws `not_found`, `conflict`. */
    async endSession(caller: Caller, id: number, sessionId: number): Promise<void> {
      requireOtherUser(caller, id)
      await accounts.transaction(async (tx) => {
        await lockAccounts(accounts, tx, caller, id)
        await sessions.revokeIn(tx, id, sessionId)
        await record(tx, caller, id, { field: 'sessions' })
      })
    },
  }
}

const noBlock = {
  blockedAt: null,
  blockedUntil: null,
  blockReasonCode: null,
  blockReason: null,
}

/** The columns of a block. Throws `invalid_request`. */
function readBlock({ reason_code: code, reason, until }: Body<'blockUser'>) {
  const blockReason = reason?.trim() || null
  if (code === 'other' && blockReason === null) throw invalid('reason', 'is required')
  if (until !== null && until <= todayInIndia()) throw invalid('until', 'must be after today')
  return {
    // A day in India begins at this time.
    blockedUntil: until === null ? null : startOfDayInIndia(until),
    blockReasonCode: code,
    blockReason,
  }
}

type Block = ReturnType<typeof readBlock>

const textsOf = ({ blockedUntil, blockReasonCode, blockReason }: Block) => ({
  until: blockedUntil && dayInIndia(blockedUntil),
  code: blockReasonCode,
  reason: blockReason,
})

/** A block as the audit log stores it. */
const storedBlockOf = (
  user: Pick<LockedUser, 'isBlocked' | 'blockedUntil' | 'blockReasonCode' | 'blockReason'>,
) =>
  user.isBlocked
    ? {
        until: user.blockedUntil?.toISOString() ?? null,
        reason_code: user.blockReasonCode,
        reason: user.blockReason,
      }
    : null
