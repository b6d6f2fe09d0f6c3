import type { Db } from '../../../db/connect.ts'
import { reasonTexts } from '../../platform/mail/templates/moderation-texts.ts'
import type { ActionEntry } from '../../trust/audit/audit.service.ts'
import type { CaseOutcome } from '../../trust/cases/case-states.ts'
import type { JobDecisionsRepository, MovedJob } from './job-decisions.repository.ts'
import type { JobStatus } from './job-states.ts'

interface JobDecisionsDeps {
  readonly repository: JobDecisionsRepository
}

interface Decision {
  readonly outcome: CaseOutcome
  readonly actorId: number
  readonly reasonCode: string | null
  readonly note: string | null
}

/** The status of jobs after a decision of an admin. */
export function createJobDecisions({ repository }: JobDecisionsDeps) {
  /** Each step is a change that `job-states.ts` allows. */
  async function steps(tx: Db, ids: readonly number[], { outcome, actorId }: Decision) {
    switch (outcome) {
      case 'approved':
      case 'shown':
        return [
          ...(await repository.move(tx, ids, ['removed'], 'review')),
          ...(await repository.publish(tx, ids, actorId)),
        ]
      case 'changes':
      case 'hidden':
        return repository.move(tx, ids, ['review'], 'refused')
      case 'removed':
        return [
          ...(await repository.move(tx, ids, ['review'], 'refused')),
          ...(await repository.move(tx, ids, ['live', 'paused'], 'removed')),
        ]
      default:
        return []
    }
  }

  return {
    /** Call it after the moderation states of the jobs changed. Returns the entries for the audit log. */
    async follow(tx: Db, ids: readonly number[], decision: Decision): Promise<ActionEntry[]> {
      const { reasonCode, note, actorId } = decision
      const reason = [reasonCode === null ? null : reasonTexts(reasonCode), note]
        .filter((part) => part !== null)
        .join(' ')
      await repository.actAs(tx, { role: 'admin', userId: actorId, reason })
      const moved = await steps(tx, ids, decision)
      await repository.pauseUnlisted(tx, ids)
      return entriesOf(moved)
    },
  }
}

/** One entry for each job, from its first status to its last. */
function entriesOf(moved: readonly MovedJob[]): ActionEntry[] {
  const byId = new Map<number, { before: JobStatus; after: JobStatus; revision: number }>()
  for (const { id, before, after, revision } of moved)
    byId.set(id, { before: byId.get(id)?.before ?? before, after, revision })
  return [...byId].map(([entityId, change]) => ({
    entity: 'job',
    entityId,
    field: 'status',
    ...change,
  }))
}
