import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import { lostReason } from '../../../../db/schema/index.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import type { DeskRecords } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import type { Move, StateUndoRepository } from './state-undo.repository.ts'

export type StateUndo = ReturnType<typeof createStateUndo>

interface StateUndoDeps {
  readonly desk: Pick<DeskRecords, 'open' | 'requireRevision'>
  readonly records: Pick<EnquiryRecordRepository, 'addEvents' | 'change' | 'transaction'>
  readonly repository: StateUndoRepository
}

/**
 * Whether a member may take back a move: their own of the last 24 hours, made by hand. Not the move that an
 * answer makes, nor one from or to invalid, which the parent is told about.
 */
function isUndoable(move: Move, { userId }: Caller, now: Date): boolean {
  const { fromState, toState, detail } = move
  return (
    move.actorId === userId &&
    now.getTime() - move.at.getTime() < dayMs &&
    toState !== 'contacted' &&
    toState !== 'invalid' &&
    fromState !== 'invalid' &&
    detail.undo === undefined
  )
}

/** Of the event that moved the enquiry to lost. */
const lostReasonOf = (reason: unknown) =>
  lostReason.enumValues.find((each) => each === reason) ?? 'other'

/** Undoes an accidental move. The undo is a separate event, which the table of moves need not allow. */
export function createStateUndo({ desk, records, repository }: StateUndoDeps) {
  return {
    /** Throws `not_found`, `forbidden`, and `conflict` if there is nothing to undo. */
    undo: (
      caller: Caller,
      publicId: string,
      { revision }: Body<'undoDeskMove'>,
    ): Promise<Schema<'DeskEnquiryChanged'>> =>
      records.transaction(async (tx) => {
        const record = await desk.open(tx, caller, publicId, 'answer enquiries')
        await desk.requireRevision(tx, record, revision)
        const { enquiry, now } = record
        const [last, before] = await repository.lastMoves(tx, enquiry.id)
        const state = last?.fromState
        if (!last || !state || last.toState !== enquiry.state || !isUndoable(last, caller, now))
          throw new AppError(
            'conflict',
            'There is nothing to undo. You can undo your own moves for 24 hours.',
          )
        const reason = state === 'lost' ? before?.detail.reason : undefined
        await records.addEvents(tx, [
          {
            enquiryId: enquiry.id,
            kind: 'state',
            actorId: caller.userId,
            fromState: enquiry.state,
            toState: state,
            detail: { undo: last.id, ...(reason !== undefined && { reason }) },
            isForParent: true,
          },
        ])
        const changed = await records.change(tx, enquiry.id, {
          state,
          stateSince: before?.at ?? enquiry.confirmedAt ?? now,
          lostReason: state === 'lost' ? lostReasonOf(reason) : null,
        })
        return { revision: changed, state }
      }),
  }
}
