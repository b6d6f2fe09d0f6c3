import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import { createToken, hashToken } from '../../platform/tokens/tokens.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import { requestReasonOf, requireOpen } from '../book/booking-rules.ts'
import type { BookingConsents } from '../consents/booking-consents.ts'
import type { WaitlistEmails } from '../emails/waitlist-emails.ts'
import { byParent } from '../seats/seat-actor.ts'
import { mayMoveEntry } from '../seats/waitlist-states.ts'
import type { Settle } from '../settle/settle.ts'
import type { WaitlistRepository } from './waitlist.repository.ts'
import { hasEnded, type WaitlistEntries } from './waitlist-entries.ts'

export type WaitlistService = ReturnType<typeof createWaitlist>

interface WaitlistDeps {
  readonly entries: WaitlistEntries
  readonly batches: BatchRecordRepository
  readonly repository: WaitlistRepository
  readonly consents: BookingConsents
  readonly emails: WaitlistEmails
  readonly settle: Settle
  /** Sends the emails after the commit. */
  wake(): void
}

/** Families join waitlists, change what they wait for, and leave. */
export function createWaitlist(deps: WaitlistDeps) {
  const { entries, batches, repository, consents, emails, settle, wake } = deps

  return {
    /** Returns the public id. Throws `not_found`, `conflict`, `invalid_request`. */
    async join(caller: Caller, batchId: number, body: Body<'joinWaitlist'>): Promise<string> {
      const id = await batches.transaction(async (tx) => {
        const record = await batches.lock(tx, batchId)
        const before = await repository.requested(tx, caller.userId, body.request_key)
        if (before) return before.publicId
        if (!record) throw new AppError('not_found', 'Batch not found.')
        requireOpen(record)
        if (!record.batch.hasWaitlist) throw new AppError('conflict', 'This batch has no waitlist.')
        const children = await entries.waitingChildren(tx, caller, record, body.children)
        if (await repository.ofUser(tx, batchId, caller.userId))
          throw new AppError('conflict', 'You are already on this waitlist.')
        const left = await settle.settle(tx, record)
        const isBookable = children.every(
          (child) => requestReasonOf(record, child, 'term') === null,
        )
        if (left >= children.length && isBookable)
          throw new AppError('conflict', 'There are free seats: book them instead.')
        const secret = createToken()
        const entry = await repository.add(tx, {
          batchId,
          userId: caller.userId,
          party: children.map((child) => child.id),
          anyOf: body.any_of,
          consentId: await consents.add(tx, caller.userId, record, body.details, body.children),
          note: body.details.note ?? null,
          secretHash: secret.tokenHash,
          requestKey: body.request_key,
        })
        await repository.joined(tx, entry.id, byParent(caller))
        await emails.joined(tx, record, entry, secret.token)
        await settle.settleById(tx, batchId)
        return entry.publicId
      })
      wake()
      return id
    },

    /** Whether fewer seats than asked for are enough. Throws `not_found`, `conflict`. */
    async setAnyOf(caller: Caller, publicId: string, { any_of: anyOf }: Body<'changeMyWaitlist'>) {
      await batches.transaction(async (tx) => {
        const { record, entry } = await entries.lockOwn(tx, caller, publicId)
        if (!mayMoveEntry(entry.state, 'left')) throw hasEnded()
        await repository.change(tx, entry.id, { anyOf, keptSince: null })
        await settle.settleById(tx, record.batch.id)
      })
      wake()
    },

    /** Takes the caller's family off the waitlist. Throws `not_found`, `conflict`. */
    async leave(caller: Caller, publicId: string): Promise<void> {
      await batches.transaction(async (tx) => {
        const { record, entry } = await entries.lockOwn(tx, caller, publicId)
        await entries.end(tx, record, entry, byParent(caller), { state: 'left' })
      })
      wake()
    },

    /** Leaves by an emailed link, without signing in. It can do nothing else. Throws `not_found`, `conflict`. */
    async leaveByLink(token: string): Promise<void> {
      const found = await repository.findBySecret(hashToken(token))
      if (!found)
        throw new AppError('not_found', 'This link is not valid. Sign in to see your waitlists.')
      await batches.transaction(async (tx) => {
        const { record, entry } = await entries.lock(tx, found)
        await entries.end(tx, record, entry, { actor: 'parent', actorId: null }, { state: 'left' })
      })
      wake()
    },
  }
}
