import { AppError } from '../../../../app-error.ts'
import { type Caller, forbidden } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import { isoDayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import type { CasesService } from '../../cases/cases.service.ts'
import type { DecisionsRepository } from '../decisions/decisions.repository.ts'
import { noCase } from '../detail/case-detail.service.ts'
import { appealDays, isAppealable } from '../outcomes/appeal-rules.ts'
import { referenceOf } from '../queue/case-rows.ts'
import type { QueueRepository } from '../queue/queue.repository.ts'
import { isModeratedKind } from '../subjects/subject-kinds.ts'
import type { SubjectsRepository } from '../subjects/subjects.repository.ts'
import type { AppealsRepository } from './appeals.repository.ts'

export type AppealsService = ReturnType<typeof createAppealsService>

interface AppealsDeps {
  readonly repository: AppealsRepository
  readonly decisions: Pick<DecisionsRepository, 'addEvents'>
  readonly cases: CasesService
  readonly queue: QueueRepository
  readonly subjects: SubjectsRepository
}

/** Days within which an appeal is decided. */
const decisionDays = 7

/** Appeals of owners against decisions. */
export function createAppealsService(deps: AppealsDeps) {
  const { repository, decisions, cases, queue, subjects } = deps
  return {
    /** Throws `not_found`, `forbidden` or `conflict`. */
    async appeal(
      { userId }: Caller,
      id: number,
      { text }: Body<'appealDecision'>,
    ): Promise<Schema<'AppealReceipt'>> {
      const caseId = await repository.transaction(async (tx) => {
        const [record] = await queue.find([id], tx)
        if (!record) throw noCase()
        const { subjectKind: kind, subjectId, outcome } = record
        if (!isModeratedKind(kind)) throw noCase()
        const own = await subjects.managedAmong(kind, [subjectId], userId, tx)
        if (own.length === 0) throw forbidden('Only the owner or a manager can appeal.')
        const [subject] = await subjects.find(kind, [subjectId], tx)
        if (!subject) throw new AppError('conflict', 'This listing has been deleted.')
        if (outcome === null || !isAppealable(outcome))
          throw new AppError('conflict', 'There is no decision to appeal against.')
        if (await repository.isUndone(tx, id))
          throw new AppError('conflict', 'This decision has been undone.')
        if (!(await repository.isInTime(tx, id)))
          throw new AppError(
            'conflict',
            `You can appeal within ${appealDays} days of a decision. This period has ended.`,
          )
        if (await repository.hasOpenAppeal(tx, kind, subjectId, id))
          throw new AppError(
            'conflict',
            'We are still reviewing another appeal about this listing. Please wait for its decision.',
          )
        if (!(await repository.add(tx, id, userId, text)))
          throw new AppError('conflict', 'You have already appealed against this decision.')
        const opened = await cases.open(
          tx,
          {
            kind,
            id: subjectId,
            name: subject.name,
            place: subject.place,
            ownerId: subject.ownerId,
          },
          {
            why: 'appeal',
            actorId: userId,
            fromRevision: null,
            toRevision: subject.revision,
            baseline: null,
            fields: [],
            heldFields: [],
            findings: [],
          },
        )
        await repository.link(tx, opened, id)
        await decisions.addEvents(tx, [id], 'appealed', userId, {})
        return opened
      })
      const until = Date.now() + decisionDays * dayMs
      return { reference: referenceOf(caseId), decided_until: isoDayInIndia(until) }
    },
  }
}
