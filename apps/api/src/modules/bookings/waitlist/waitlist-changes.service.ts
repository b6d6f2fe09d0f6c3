import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import { hourMs } from '../../platform/dates/durations.ts'
import type { BatchAccess } from '../access/batch-access.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { WaitlistEmails } from '../emails/waitlist-emails.ts'
import type { SeatsRepository } from '../seats/seats.repository.ts'
import type { Settle } from '../settle/settle.ts'
import { offerEnded } from './offers.service.ts'
import type { WaitlistRepository } from './waitlist.repository.ts'
import type { WaitlistEntries } from './waitlist-entries.ts'

export type WaitlistChangesService = ReturnType<typeof createWaitlistChanges>

interface WaitlistChangesDeps {
  readonly access: BatchAccess
  readonly entries: WaitlistEntries
  readonly batches: Pick<BatchRecordRepository, 'transaction'>
  readonly repository: WaitlistRepository
  readonly seats: SeatsRepository
  readonly emails: WaitlistEmails
  readonly settle: Settle
  /** Sends the emails after the commit. */
  wake(): void
}

/** Changes of the provider in a waitlist, always with a reason. */
export function createWaitlistChanges(deps: WaitlistChangesDeps) {
  const { access, entries, batches, repository, seats, emails, settle, wake } = deps
  return {
    /** Moves a family ahead or removes it, with a reason, or withdraws its offer. Throws `not_found`, `forbidden`, `conflict`. */
    async change(caller: Caller, id: number, body: Body<'changeWaitlist'>): Promise<void> {
      const found = await repository.findById(id)
      if (!found) throw new AppError('not_found', 'Family not found.')
      const reason = body.reason
      await batches.transaction(async (tx) => {
        const { actor: kind } = await access.lock(tx, caller, found.batchId, 'change batches')
        const actor = { actor: kind, actorId: caller.userId }
        const { record, entry } = await entries.lock(tx, found)
        if (body.action === 'move_ahead') {
          if (entry.state !== 'waiting')
            throw new AppError('conflict', 'This family is not on the waitlist.')
          const priority = (await repository.highest(tx, record.batch.id)) + 1
          await repository.change(tx, id, {
            priority,
            priorityReason: reason,
            prioritySince: new Date(),
          })
          await repository.addEvent(tx, entry, actor, reason)
          await settle.settleById(tx, record.batch.id)
        } else if (body.action === 'remove') {
          await entries.end(tx, record, entry, actor, { state: 'removed', reason })
          await emails.removed(tx, record, entry, reason)
        } else {
          const offer = await repository.openOffer(tx, id)
          if (!offer) throw offerEnded()
          await seats.endOffers(tx, [offer.id], 'revoked')
          const notBefore = new Date(Date.now() + record.batch.offerHours * hourMs)
          await seats.moveEntries(tx, [entry], 'waiting', actor, {
            detail: reason,
            values: { notBefore },
          })
          await emails.withdrawn(tx, record, entry, reason)
          await settle.settleById(tx, record.batch.id)
        }
      })
      wake()
    },
  }
}
