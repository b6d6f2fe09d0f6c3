import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { EnquiryEmails } from '../../enquiries/record/enquiry-emails.ts'
import type { DeskRecords } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import type { DeskChanges } from './desk-changes.ts'

export type DeskChangesService = ReturnType<typeof createDeskChangesService>

interface DeskChangesServiceDeps {
  readonly desk: DeskRecords
  readonly records: EnquiryRecordRepository
  readonly changes: DeskChanges
  readonly emails: Pick<EnquiryEmails, 'wake'>
}

/** Moves, assigns and snoozes one enquiry. */
export function createDeskChangesService({
  desk,
  records,
  changes,
  emails,
}: DeskChangesServiceDeps) {
  return {
    /** Throws `invalid_request`, `not_found`, `forbidden`, `conflict`. */
    async edit(
      caller: Caller,
      publicId: string,
      { revision, ...change }: Body<'editDeskEnquiry'>,
    ): Promise<Schema<'DeskEnquiryChanged'>> {
      const changed = await records.transaction(async (tx) => {
        const record = await desk.open(tx, caller, publicId, 'answer enquiries')
        await desk.requireRevision(tx, record, revision)
        return changes.apply(tx, caller, record, change)
      })
      emails.wake()
      return changed
    },
  }
}
