import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { CaseDetailRepository } from '../detail/case-detail.repository.ts'
import { noCase } from '../detail/case-detail.service.ts'
import type { QueueRepository } from '../queue/queue.repository.ts'
import { requireOpen, requireUnclaimed } from './decision-rules.ts'
import type { DecisionsRepository } from './decisions.repository.ts'

export type CaseClaims = ReturnType<typeof createCaseClaims>

interface CaseClaimsDeps {
  readonly repository: DecisionsRepository
  readonly queue: QueueRepository
  readonly details: CaseDetailRepository
}

/** Short claims on cases, so that two admins do not review the same one, and notes for admins. */
export function createCaseClaims({ repository, queue, details }: CaseClaimsDeps) {
  return {
    /** Claims a case for 10 minutes. Throws `not_found` or `conflict`. */
    async claim(
      { userId }: Caller,
      id: number,
      { take_over: mayTakeOver }: Body<'claimModerationCase'>,
    ): Promise<Schema<'ModerationClaim'>> {
      return repository.transaction(async (tx) => {
        const until = await repository.claim(tx, id, userId, mayTakeOver)
        const [record] = await queue.find([id], tx)
        if (!record) throw noCase()
        requireOpen(record)
        if (until === null) requireUnclaimed(record, userId)
        if (until === null || !record.claimant)
          throw new AppError('conflict', 'Another admin has just claimed this case. Try again.')
        return { by: record.claimant, until, is_mine: true }
      })
    },

    /** Ends the caller's claim, if there is one. Throws `not_found`. */
    async release({ userId }: Caller, id: number): Promise<void> {
      await repository.transaction(async (tx) => {
        if ((await queue.find([id], tx)).length === 0) throw noCase()
        await repository.release(tx, id, userId)
      })
    },

    /** Adds a note for admins; returns the history of the record. Throws `not_found`. */
    async note(
      { userId }: Caller,
      id: number,
      { text }: Body<'addModerationNote'>,
    ): Promise<Schema<'ModerationHistory'>> {
      return repository.transaction(async (tx) => {
        const [record] = await queue.find([id], tx)
        if (!record) throw noCase()
        await repository.addEvents(tx, [id], 'note', userId, { text })
        return { data: await details.history(record.subjectKind, record.subjectId, tx) }
      })
    },
  }
}
