import { isDeepStrictEqual } from 'node:util'
import { AppError, invalid } from '../../../../app-error.ts'
import { type Caller, requireRecentPassword } from '../../../../caller.ts'
import type { Body, Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import { adminNoticeEmail } from '../../../platform/mail/templates/admin-notice.ts'
import { permissionsChangedEmail } from '../../../platform/mail/templates/permissions-changed.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { AdminAccountsRepository } from '../admins/accounts.repository.ts'
import {
  type LockedAccounts,
  lockAccounts,
  nameOf,
  requireAdminLeft,
  requireOtherUser,
} from '../admins/locked-accounts.ts'
import { mayBecome, type PermissionChangeState } from './permission-change-states.ts'
import type {
  PermissionChangeRow,
  PermissionChangesRepository,
} from './permission-changes.repository.ts'
import { toPermissionChange } from './to-permission-change.ts'

export type PermissionChangesService = ReturnType<typeof createPermissionChanges>

interface PermissionChangesDeps {
  readonly accounts: AdminAccountsRepository
  readonly audit: AuditService
  readonly outbox: Outbox
  readonly repository: PermissionChangesRepository
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

type PermissionSet = Schema<'PermissionSet'>

/** Changes of permissions and of the admin role, which need two admins where there are two. */
export function createPermissionChanges(deps: PermissionChangesDeps) {
  const { accounts, audit, outbox, repository, site } = deps

  const settingsOf = (userId: number) => `${site}/dashboard/all-users/${userId}`

  /** Writes the permissions and tells the user. Throws `conflict` for the last admin. */
  async function apply(
    tx: Db,
    { target, admins }: LockedAccounts,
    to: PermissionSet,
    by: { readonly actorId: number; readonly reason: string },
  ): Promise<void> {
    if (target.isAdmin && !to.is_admin) requireAdminLeft({ target, admins })
    const from = valuesOf(target)
    await accounts.save(tx, target.id, { permissions: [...to.permissions], isAdmin: to.is_admin })
    await audit.recordEdits(tx, {
      actor: { userId: by.actorId, role: 'admin' },
      entity: 'user',
      entityId: target.id,
      revision: null,
      reason: by.reason,
      edits: [
        { field: 'permissions', before: from.permissions, after: to.permissions },
        { field: 'is_admin', before: from.is_admin, after: to.is_admin },
      ].filter(({ before, after }) => !isDeepStrictEqual(before, after)),
    })
    await outbox.put(tx, permissionsChangedEmail({ email: target.email, from, to }))
  }

  /** Locks what a decision needs. Throws `not_found`, and `conflict` if it cannot be made. */
  async function lockChange(tx: Db, caller: Caller, id: number, to: PermissionChangeState) {
    const seen = await repository.find(tx, id)
    if (!seen) throw new AppError('not_found', 'Change not found.')
    const locked = await lockAccounts(accounts, tx, caller, seen.change.userId)
    const row = await repository.find(tx, id)
    if (!row || !mayBecome(row.state, to)) throw isDecided(row?.state ?? seen.state)
    return { ...locked, row }
  }

  /** Emails the outcome to the admin who requested the change. */
  async function tellRequester(
    tx: Db,
    { admins, target, row }: LockedAccounts & { readonly row: PermissionChangeRow },
    { decision, note }: Body<'decidePermissionChange'>,
    { userId }: Caller,
  ): Promise<void> {
    const requester = admins.find(({ id }) => id === row.change.requestedBy)
    const decider = admins.find(({ id }) => id === userId)
    if (!requester || !decider) return
    await outbox.put(
      tx,
      adminNoticeEmail({
        email: requester.email,
        url: settingsOf(target.id),
        notice: {
          kind: decision,
          admin: nameOf(decider),
          user: nameOf(target),
          note: note ?? null,
        },
      }),
    )
  }

  return {
    /**
     * Applies a change, or asks the other admins for it. Throws `confirm_password`, `not_found`,
     * `conflict`, `invalid_request`.
     */
    async request(caller: Caller, userId: number, body: Body<'setUserPermissions'>) {
      requireRecentPassword(caller)
      requireOtherUser(caller, userId)
      const to = { permissions: body.permissions.toSorted(), is_admin: body.is_admin }
      const result = await accounts.transaction(async (tx) => {
        const locked = await lockAccounts(accounts, tx, caller, userId)
        const { target, admins, others } = locked
        requireUnchanged(valuesOf(target), body.from)
        if (isDeepStrictEqual(valuesOf(target), to))
          throw invalid('permissions', 'must differ from the user’s current permissions')
        if (target.isAdmin && !to.is_admin) requireAdminLeft(locked)
        await repository.expire(tx)
        if (await repository.pendingOf(tx, userId))
          throw new AppError('conflict', 'Another change for this user is waiting for an admin.')
        const isApplied = others.length === 0
        const id = await repository.add(tx, {
          userId,
          permissionsBefore: target.permissions,
          permissionsAfter: to.permissions,
          wasAdmin: target.isAdmin,
          isAdmin: to.is_admin,
          reason: body.reason,
          requestedBy: caller.userId,
          ...(isApplied && { state: 'approved', decidedBy: caller.userId, decidedAt: new Date() }),
        })
        if (isApplied) await apply(tx, locked, to, { actorId: caller.userId, reason: body.reason })
        const self = admins.find(({ id: adminId }) => adminId === caller.userId)
        const notice = {
          kind: isApplied ? 'applied' : 'requested',
          admin: self ? nameOf(self) : '',
          user: nameOf(target),
          note: body.reason,
        } as const
        const recipients = isApplied ? admins : others
        await outbox.put(
          tx,
          ...recipients.map(({ email }) =>
            adminNoticeEmail({ email, url: settingsOf(userId), notice }),
          ),
        )
        const row = await repository.find(tx, id)
        if (!row) throw new Error('The change was not found')
        return { isApplied, change: toPermissionChange(row, caller) }
      })
      outbox.wake()
      return result
    },

    /** Decides about the change of another admin. Throws `confirm_password`, `not_found`, `conflict`. */
    async decide(caller: Caller, id: number, body: Body<'decidePermissionChange'>): Promise<void> {
      requireRecentPassword(caller)
      await accounts.transaction(async (tx) => {
        const locked = await lockChange(tx, caller, id, body.decision)
        const { change } = locked.row
        if (change.requestedBy === caller.userId)
          throw new AppError('conflict', 'You asked for this change. Another admin must decide.')
        if (change.userId === caller.userId && body.decision !== 'approved')
          throw new AppError(
            'conflict',
            'This change is about your account. Another admin must refuse it.',
          )
        await repository.settle(tx, id, {
          state: body.decision,
          decidedBy: caller.userId,
          decisionNote: body.note ?? null,
        })
        if (body.decision === 'approved') {
          const from = { permissions: change.permissionsBefore, is_admin: change.wasAdmin }
          requireUnchanged(valuesOf(locked.target), from)
          const to = { permissions: change.permissionsAfter, is_admin: change.isAdmin }
          await apply(tx, locked, to, { actorId: caller.userId, reason: change.reason })
        }
        await tellRequester(tx, locked, body, caller)
      })
      outbox.wake()
    },

    /** Withdraws a change that the caller asked for. Throws `not_found`, `conflict`. */
    async withdraw(caller: Caller, id: number): Promise<void> {
      await accounts.transaction(async (tx) => {
        const { row } = await lockChange(tx, caller, id, 'withdrawn')
        if (row.change.requestedBy !== caller.userId)
          throw new AppError('conflict', 'Only the admin who asked can withdraw this change.')
        await repository.settle(tx, id, { state: 'withdrawn', decidedBy: caller.userId })
      })
    },

    /** The contract's `PermissionChangeList`. */
    async list(caller: Caller, { state, ...page }: Query<'listPermissionChanges'>) {
      const [rows, total] = await Promise.all([
        repository.list(state, sliceOf(page)),
        repository.count(state),
      ])
      const data = rows.map((row) => toPermissionChange(row, caller))
      return { data, total, ...pagingOf(page, total) }
    },

    expire: () => repository.expire(),
  }
}

const valuesOf = (user: { readonly permissions: number[]; readonly isAdmin: boolean }) => ({
  permissions: user.permissions.toSorted(),
  is_admin: user.isAdmin,
})

function requireUnchanged(now: PermissionSet, seen: PermissionSet): void {
  if (!isDeepStrictEqual(now, { ...seen, permissions: seen.permissions.toSorted() }))
    throw new AppError(
      'conflict',
      'The permissions of this user have changed since. Reload the page.',
    )
}

const isDecided = (state: PermissionChangeState) =>
  new AppError(
    'conflict',
    state === 'expired'
      ? 'This change has expired. Ask for it again.'
      : `This change has already been ${state}.`,
  )
