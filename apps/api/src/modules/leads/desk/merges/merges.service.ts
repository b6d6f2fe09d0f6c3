import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Duplicates } from '../../enquiries/duplicates/duplicates.service.ts'
import type { DeskRecords, LockedEnquiry } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'

export type MergesService = ReturnType<typeof createMerges>

interface MergesDeps {
  readonly desk: DeskRecords
  readonly records: EnquiryRecordRepository
  readonly duplicates: Pick<Duplicates, 'merge' | 'undo'>
}

/** Merges enquiries by hand, and undoes merges. */
export function createMerges({ desk, records, duplicates }: MergesDeps) {
  return {
    /** Throws `invalid_request`, `not_found`, `forbidden`, `conflict`. */
    merge: (caller: Caller, publicId: string, into: string): Promise<void> =>
      records.transaction(async (tx) => {
        if (publicId === into) throw refused('into', 'Choose another enquiry.')
        // Locked in one order, so that two merges cannot wait for each other.
        const [first = '', second = ''] = [publicId, into].sort()
        const one = await desk.open(tx, caller, first, 'answer enquiries')
        const other = await desk.open(tx, caller, second, 'answer enquiries')
        const [merged, kept] = first === publicId ? [one, other] : [other, one]
        requireMergeable(merged, kept)
        await duplicates.merge(tx, {
          keptId: kept.enquiry.id,
          mergedId: merged.enquiry.id,
          reasons: ['by_hand'],
          mergedBy: caller.userId,
        })
      }),

    /** Also succeeds if the enquiry is not merged. Throws `not_found`, `forbidden`. */
    undo: (caller: Caller, publicId: string): Promise<void> =>
      records.transaction(async (tx) => {
        const { enquiry } = await desk.lock(tx, caller, publicId, 'answer enquiries')
        if (enquiry.mergedIntoId !== null) await duplicates.undo(tx, enquiry.id, caller.userId)
      }),
  }
}

function requireMergeable(merged: LockedEnquiry, kept: LockedEnquiry): void {
  const { listing } = merged
  if (listing?.kind !== kept.listing?.kind || listing?.id !== kept.listing?.id)
    throw new AppError('conflict', 'The two enquiries are for different listings.')
  if (!merged.permission.isLive || !kept.permission.isLive)
    throw new AppError('conflict', 'Both enquiries need the parent’s permission.')
}
