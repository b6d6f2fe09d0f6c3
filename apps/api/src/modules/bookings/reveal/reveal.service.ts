import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import { channelUse } from '../../leads/desk/consent/channel-use.ts'
import { weekdayAndTimeInIndia } from '../../platform/dates/dates-in-india.ts'
import type { BatchAccess } from '../access/batch-access.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { RevealRepository } from './reveal.repository.ts'

export type RevealService = ReturnType<typeof createReveal>

interface RevealDeps {
  readonly access: BatchAccess
  readonly batches: Pick<BatchRecordRepository, 'transaction'>
  readonly repository: RevealRepository
}

/** Shows the contact details of families one by one; the family sees who opened them. */
export function createReveal({ access, batches, repository }: RevealDeps) {
  return {
    /**
     * Shows the contact details of a family, and logs it. Throws `not_found`, `forbidden`, and
     * `conflict` if nothing may be shown now.
     */
    open: (caller: Caller, bookingId: number): Promise<Schema<'FamilyContact'>> =>
      batches.transaction(async (tx) => {
        const found = await repository.find(tx, bookingId)
        if (!found) throw new AppError('not_found', 'Booking not found.')
        await access.open(caller, found.batchId, 'reveal contacts', tx)
        const { permission, hasNewOwner } = found
        if (!permission)
          throw new AppError(
            'conflict',
            hasNewOwner
              ? 'The store has a new owner. You can see contact details once the family agrees.'
              : 'The family does not allow you to contact them.',
          )
        const { channels } = permission
        const use = channelUse(
          {
            ...permission,
            givenAt: new Date(permission.givenAt),
            expiresAt: new Date(permission.expiresAt),
            withdrawnAt: null,
            ownerChangedAt: null,
            isLive: true,
          },
          channels.includes('phone') ? 'phone' : 'whatsapp',
          new Date(),
        )
        const email = channels.includes('email') ? found.email : null
        const phone = use.state === 'allowed' ? found.phone : null
        if (email === null && phone === null)
          throw new AppError(
            'conflict',
            use.nextAt === null
              ? 'The family does not allow you to contact them.'
              : `The family allows calls from ${weekdayAndTimeInIndia(use.nextAt)} IST.`,
          )
        await repository.add(
          tx,
          {
            bookingId,
            viewerId: caller.userId,
            viewerName: await repository.nameOf(tx, caller.userId),
          },
          [
            ...(email === null ? [] : (['email'] as const)),
            ...(phone === null ? [] : (['phone'] as const)),
          ],
        )
        return { email, phone, calls_from: use.nextAt?.toISOString() ?? null }
      }),
  }
}
