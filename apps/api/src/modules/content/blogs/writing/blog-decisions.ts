import type { Db } from '../../../../db/connect.ts'
import type { ActionEntry } from '../../../trust/audit/audit.service.ts'
import type { CaseOutcome } from '../../../trust/cases/case-states.ts'
import type { BlogChecks } from './blog-checks.ts'
import type { BlogDecisionsRepository, MovedBlog } from './blog-decisions.repository.ts'
import type { OwnBlogsRepository } from './own-blogs.repository.ts'

export type BlogDecisions = ReturnType<typeof createBlogDecisions>

interface BlogDecisionsDeps {
  readonly repository: BlogDecisionsRepository
  readonly checks: Pick<BlogChecks, 'remember'>
  readonly actAs: OwnBlogsRepository['actAs']
}

interface Decision {
  readonly outcome: CaseOutcome
  readonly actorId: number
  readonly reasonCode: string | null
  readonly note: string | null
}

/** What a decision of an admin makes of the status of blogs. */
export function createBlogDecisions({ repository, checks, actAs }: BlogDecisionsDeps) {
  async function publish(tx: Db, ids: readonly number[]): Promise<MovedBlog[]> {
    const published = await repository.publish(tx, ids)
    await checks.remember(tx, published)
    await repository.dropComments(tx, ids)
    await repository.settleComments(tx, ids)
    return published
  }

  /** Each step is a change that `publication-states.ts` allows. */
  async function steps(tx: Db, ids: readonly number[], outcome: CaseOutcome): Promise<MovedBlog[]> {
    switch (outcome) {
      case 'approved':
        return [...(await repository.restore(tx, ids)), ...(await publish(tx, ids))]
      case 'shown':
        return repository.restore(tx, ids)
      case 'changes':
        await repository.sendComments(tx, ids)
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
    /** Publishes blogs that need no review, in the transaction that submits them. */
    publish,

    /** Call it after the moderation states of the blogs changed. Returns the entries for the audit log. */
    async follow(
      tx: Db,
      ids: readonly number[],
      { outcome, actorId, reasonCode, note }: Decision,
    ): Promise<ActionEntry[]> {
      await actAs(tx, { role: 'admin', userId: actorId, reasonCode, note })
      const moved = await steps(tx, ids, outcome)
      return moved.map(({ id, before, after, revision }) => ({
        entity: 'blog',
        entityId: id,
        field: 'status',
        before,
        after,
        revision,
      }))
    },
  }
}
