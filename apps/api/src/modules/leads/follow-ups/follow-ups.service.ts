import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { dayInIndia, timeInIndia } from '../../platform/dates/dates-in-india.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { FollowUpKind } from './follow-up-kinds.ts'
import type { FollowUpState, FollowUpsRepository } from './follow-ups.repository.ts'

interface FollowUpsDeps<Row> {
  readonly audit: AuditService
  readonly kind: FollowUpKind
  readonly repository: FollowUpsRepository
  /** Reads records as the contract shows them. */
  readonly read: (tx: Db, ids: readonly number[]) => Promise<Row[]>
}

const notFound = () => new AppError('not_found', 'Record not found.')

/** Follow-up of admins on records of a kind: who handles each, and whether it is done. */
export function createFollowUps<Row>({ audit, kind, repository, read }: FollowUpsDeps<Row>) {
  const { entity, field } = kind

  /** The admins who changed the record since the admin saw it. */
  async function changedMeanwhile(tx: Db, id: number): Promise<AppError> {
    const change = await audit.lastChange(tx, { entity, entityId: id })
    const who = change?.name || 'Another admin'
    const when = change ? ` on ${dayInIndia(change.at)} at ${timeInIndia(change.at)}` : ''
    return new AppError('conflict', `${who} changed this${when}. Check it, then save again.`)
  }

  /** Throws `invalid_request`. */
  async function requireAdmin(tx: Db, id: number): Promise<void> {
    const [admin] = await repository.admins(tx, id)
    if (!admin) throw invalid('assigned_to', 'must be an admin who is not blocked')
  }

  const contactOf = ({ doneOn, doneBy }: FollowUpState) => ({
    [`${field}_on`]: doneOn,
    [`${field}_by`]: doneBy,
  })

  return {
    /** Throws `not_found`. */
    show: (id: number) =>
      repository.read(async (tx) => {
        const [record] = await read(tx, [id])
        if (!record) throw notFound()
        return record
      }),

    /** Throws `not_found`, `conflict`, `invalid_request`. */
    change: (
      { userId }: Caller,
      id: number,
      { revision, is_done: isDone, assigned_to: assignedTo }: Body<'followUpExitedUser'>,
    ) =>
      repository.transaction(async (tx) => {
        const before = await repository.lock(tx, kind, id)
        if (!before) throw notFound()
        if (before.revision !== revision) throw await changedMeanwhile(tx, id)
        const isMarked = isDone !== (before.doneOn !== null)
        const isReassigned = assignedTo !== before.assignedTo
        if (isReassigned && assignedTo !== null) await requireAdmin(tx, assignedTo)
        const after: FollowUpState = {
          doneOn: isMarked ? (isDone ? todayInIndia() : null) : before.doneOn,
          doneBy: isMarked ? (isDone ? userId : null) : before.doneBy,
          assignedTo,
        }
        const edits = [
          ...(isMarked ? [{ field, before: contactOf(before), after: contactOf(after) }] : []),
          ...(isReassigned
            ? [{ field: 'assigned_to', before: before.assignedTo, after: assignedTo }]
            : []),
        ]
        const actionId = edits.length === 0 ? null : await audit.beginAction(tx)
        if (actionId !== null) {
          await repository.save(tx, kind, id, after)
          const actor = { userId, role: 'admin' } as const
          const write = { actor, entity, entityId: id, revision: revision + 1, actionId }
          await audit.recordEdits(tx, { ...write, edits })
        }
        const [record] = await read(tx, [id])
        if (!record) throw new Error('The record is locked')
        return { record, action_id: actionId }
      }),
  }
}
