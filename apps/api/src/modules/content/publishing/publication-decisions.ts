import type { Db } from '../../../db/connect.ts'
import type { ActionEntry } from '../../trust/audit/audit.service.ts'
import type { CaseOutcome } from '../../trust/cases/case-states.ts'
import type { MovedPublication, Publications } from './publications.repository.ts'

export type PublicationDecisions = ReturnType<typeof createPublicationDecisions>

interface PublicationDecisionsDeps<Published extends MovedPublication> {
  readonly publications: Publications
  /** Publishes those that are in review, with the content of their latest revision. */
  readonly publish: (tx: Db, ids: readonly number[]) => Promise<Published[]>
  /** Stores the texts that readers see now. */
  readonly remember: (tx: Db, published: readonly Published[]) => Promise<void>
}

interface Decision {
  readonly outcome: CaseOutcome
  readonly actorId: number
  readonly reasonCode: string | null
  readonly note: string | null
}

/** The status of blogs or videos after a decision of an admin. */
export function createPublicationDecisions<Published extends MovedPublication>(
  deps: PublicationDecisionsDeps<Published>,
) {
  const { publications } = deps

  async function publish(tx: Db, ids: readonly number[]): Promise<MovedPublication[]> {
    const published = await deps.publish(tx, ids)
    await deps.remember(tx, published)
    await publications.closeRemarks(tx, ids)
    return published
  }

  /** Each step is a change that `publication-states.ts` allows. */
  async function steps(
    tx: Db,
    ids: readonly number[],
    outcome: CaseOutcome,
  ): Promise<MovedPublication[]> {
    switch (outcome) {
      case 'approved':
        return [...(await publications.restore(tx, ids)), ...(await publish(tx, ids))]
      case 'shown':
        return publications.restore(tx, ids)
      case 'changes':
        await publications.sendRemarks(tx, ids)
        return publications.move(tx, ids, 'review', 'changes')
      case 'hidden':
        return publications.move(tx, ids, 'review', 'changes')
      case 'removed':
        return [
          ...(await publications.move(tx, ids, 'review', 'changes')),
          ...(await publications.takeDown(tx, ids)),
        ]
      default:
        return []
    }
  }

  return {
    /** Publishes those that need no review, in the transaction that submits them. */
    publish,

    /** Call it after the moderation states changed. Returns the entries for the audit log. */
    async follow(
      tx: Db,
      ids: readonly number[],
      { outcome, actorId, reasonCode, note }: Decision,
    ): Promise<ActionEntry[]> {
      await publications.actAs(tx, { role: 'admin', userId: actorId, reasonCode, note })
      const moved = await steps(tx, ids, outcome)
      return moved.map(({ id, before, after, revision }) => ({
        entity: publications.kind,
        entityId: id,
        field: 'status',
        before,
        after,
        revision,
      }))
    },
  }
}
