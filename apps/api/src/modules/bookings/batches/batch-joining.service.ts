import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import {
  createFieldEditor,
  type FieldEditorDefinition,
} from '../../providers/editing/field-editor.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { BatchAccess } from '../access/batch-access.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingEmails } from '../emails/booking-emails.ts'
import type { BatchSessionsRepository } from '../sessions/batch-sessions.repository.ts'
import type { Settle } from '../settle/settle.ts'
import { joiningOf, readJoining, requireNotCancelled } from './joining-fields.ts'

export type BatchJoiningService = ReturnType<typeof createBatchJoiningService>

interface BatchJoiningDeps {
  readonly access: Pick<BatchAccess, 'requireBatch'>
  readonly batches: BatchRecordRepository
  readonly sessions: Pick<BatchSessionsRepository, 'setTrialSeats'>
  readonly emails: Pick<BookingEmails, 'wake'>
  readonly settle: Pick<Settle, 'settleById'>
  readonly audit: AuditService
}

type JoiningChange = Body<'setBatchJoining'>

/** A batch with the revision of how families join it. */
interface JoiningRow {
  readonly id: number
  readonly ownerId: number | null
  readonly revision: number
  readonly record: BatchRecord
}

const rowOf = (record: BatchRecord): JoiningRow => ({
  id: record.batch.id,
  ownerId: record.store.ownerId,
  revision: record.batch.revision,
  record,
})

/** Changes how families join a batch. */
export function createBatchJoiningService(deps: BatchJoiningDeps) {
  const { access, batches, sessions, emails, settle, audit } = deps
  const definition: FieldEditorDefinition<JoiningRow, JoiningChange, undefined> = {
    entity: 'batch',
    transaction: batches.transaction,
    prepare: async () => undefined,
    async lock(tx, id) {
      const record = await batches.lock(tx, id)
      return record && rowOf(record)
    },
    async requireAccess(caller, row, tx) {
      const { record } = await access.requireBatch(caller, row?.record, 'change batches', tx)
      return rowOf(record)
    },
    fieldsOf: ({ revision, ...fields }) => Object.keys(fields),
    hasDependentFields: true,
    columnsOf({ row: { record }, change: { revision, ...fields } }) {
      requireNotCancelled(record.batch)
      return { record: { ...record, batch: { ...record.batch, ...readJoining(fields) } } }
    },
    valuesOf: ({ record }) => joiningOf(record.batch),
    async write({ tx, row, change: { revision, ...fields } }) {
      await batches.save(tx, row.id, readJoining(fields))
      await sessions.setTrialSeats(tx, row.id, fields.trial_seats)
      await settle.settleById(tx, row.id)
    },
  }
  const editor = createFieldEditor(definition, audit)

  return {
    /**
     * Saves how families join a batch. Throws `not_found`, `forbidden`, `invalid_request`, or
     * `conflict` for a cancelled batch and for one that has changed since the revision.
     */
    async set(caller: Caller, id: number, change: JoiningChange): Promise<void> {
      await editor.edit(caller, id, change)
      emails.wake()
    },
  }
}
