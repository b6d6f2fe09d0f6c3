import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { ContestEmails } from '../contest-emails.ts'
import { noContest } from '../contest-errors.ts'
import type { ContestsRepository } from '../contests.repository.ts'
import type { ContestsService } from './contests.service.ts'

export type JudgesService = ReturnType<typeof createJudgesService>

interface JudgesDeps {
  readonly repository: ContestsRepository
  readonly contests: Pick<ContestsService, 'show'>
  readonly audit: AuditService
  readonly emails: ContestEmails
}

/** Adds and removes the judges of contests. Scoring is in `judging.service.ts`. */
export function createJudgesService({ repository, contests, audit, emails }: JudgesDeps) {
  /** Records a judge, by the id of the user, who was added or removed. */
  const recordJudge = (
    tx: Db,
    { userId }: Caller,
    id: number,
    change: { readonly before: number | null; readonly after: number | null },
  ) =>
    audit.recordEdits(tx, {
      entity: 'video',
      entityId: id,
      actor: { userId, role: 'admin' },
      revision: null,
      edits: [{ field: 'judge', ...change }],
    })

  return {
    /**
     * Adds a judge by email address. Throws `not_found`, and `invalid_request` for an address without
     * a confirmed account.
     */
    async add(caller: Caller, id: number, { email }: Body<'addContestJudge'>) {
      await repository.transaction(async (tx) => {
        const contest = await repository.lock(tx, id)
        if (!contest) throw noContest()
        if (contest.state === 'announced')
          throw new AppError('conflict', 'The winners are announced. There is nothing to judge.')
        const judge = await repository.userOf(tx, email.trim())
        if (!judge)
          throw refused(
            'email',
            'No account has confirmed this email address. Ask the judge to register and confirm it first.',
          )
        if (!(await repository.addJudge(tx, id, judge.userId))) return
        await recordJudge(tx, caller, id, { before: null, after: judge.userId })
        await emails.judgeAdded(tx, contest, judge.email)
      })
      emails.wake()
      return contests.show(id)
    },

    /** Removes a judge with their scores. Throws `not_found` or `conflict`. */
    async remove(caller: Caller, id: number, userId: number) {
      await repository.transaction(async (tx) => {
        const contest = await repository.lock(tx, id)
        if (!contest) throw noContest()
        if (contest.state === 'announced')
          throw new AppError(
            'conflict',
            'The winners are announced. The judges can no longer be changed.',
          )
        if (!(await repository.removeJudge(tx, id, userId)))
          throw new AppError('not_found', 'Judge not found.')
        await recordJudge(tx, caller, id, { before: userId, after: null })
      })
      return contests.show(id)
    },
  }
}
