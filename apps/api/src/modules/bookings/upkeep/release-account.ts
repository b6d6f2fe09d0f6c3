import type { Db } from '../../../db/connect.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { PartyEmails } from '../emails/party-emails.ts'
import type { EndBookingsRepository } from '../seats/end-bookings.repository.ts'
import type { Settle } from '../settle/settle.ts'

interface ReleaseAccountDeps {
  readonly batches: Pick<BatchRecordRepository, 'lock'>
  readonly endBookings: EndBookingsRepository
  readonly emails: Pick<PartyEmails, 'left'>
  readonly settle: Settle
}

/**
 * Gives back the seats of an account, in the transaction that deletes it. The providers are notified which
 * children no longer come, and the seats are offered to families on the waitlist.
 */
export function createReleaseAccount({ batches, endBookings, emails, settle }: ReleaseAccountDeps) {
  return async (tx: Db, userId: number): Promise<void> => {
    for (const id of await endBookings.batchesOf(tx, userId)) {
      const record = await batches.lock(tx, id)
      const ended = await endBookings.ofUser(tx, userId, id)
      if (!record) continue
      const known = ended.filter(({ state }) => state !== 'held')
      await emails.left(tx, record, known)
      await settle.settle(tx, record)
    }
  }
}
