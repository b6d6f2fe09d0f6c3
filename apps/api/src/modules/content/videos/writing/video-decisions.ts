import type { Db } from '../../../../db/connect.ts'
import type { ActionEntry } from '../../../trust/audit/audit.service.ts'
import type { CaseOutcome } from '../../../trust/cases/case-states.ts'
import type { OwnVideosRepository } from './own-videos.repository.ts'
import type { VideoChecks } from './video-checks.ts'
import type { MovedVideo, VideoDecisionsRepository } from './video-decisions.repository.ts'

export type VideoDecisions = ReturnType<typeof createVideoDecisions>

interface VideoDecisionsDeps {
  readonly repository: VideoDecisionsRepository
  readonly checks: Pick<VideoChecks, 'remember'>
  readonly actAs: OwnVideosRepository['actAs']
}

interface Decision {
  readonly outcome: CaseOutcome
  readonly actorId: number
  readonly reasonCode: string | null
  readonly note: string | null
}

/** What a decision of an admin makes of the status of videos. */
export function createVideoDecisions({ repository, checks, actAs }: VideoDecisionsDeps) {
  async function publish(tx: Db, ids: readonly number[]): Promise<MovedVideo[]> {
    const published = await repository.publish(tx, ids)
    await checks.remember(tx, published)
    await repository.closeRemarks(tx, ids)
    return published
  }

  /** Each step is a change that `publication-states.ts` allows. */
  async function steps(
    tx: Db,
    ids: readonly number[],
    outcome: CaseOutcome,
  ): Promise<MovedVideo[]> {
    switch (outcome) {
      case 'approved':
        return [...(await repository.restore(tx, ids)), ...(await publish(tx, ids))]
      case 'shown':
        return repository.restore(tx, ids)
      case 'changes':
        await repository.sendRemarks(tx, ids)
        return repository.move(tx, ids, 'review', 'changes')
      case 'hidden':
        return repository.move(tx, ids, 'review', 'changes')
      case 'removed':
        return [
          ...(await repository.move(tx, ids, 'review', 'changes')),
          ...(await repository.remove(tx, ids)),
        ]
      default:
        return []
    }
  }

  return {
    /** Publishes videos that need no review, in the transaction that submits them. */
    publish,

    /** Call it after the moderation states of the videos changed. Returns the entries for the audit log. */
    async follow(
      tx: Db,
      ids: readonly number[],
      { outcome, actorId, reasonCode, note }: Decision,
    ): Promise<ActionEntry[]> {
      await actAs(tx, { role: 'admin', userId: actorId, reasonCode, note })
      const moved = await steps(tx, ids, outcome)
      return moved.map(({ id, before, after, revision }) => ({
        entity: 'video',
        entityId: id,
        field: 'status',
        before,
        after,
        revision,
      }))
    },
  }
}
