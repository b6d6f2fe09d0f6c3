import type { Db } from '../../../../db/connect.ts'
import type { UndoneAction } from '../../undo/undo.service.ts'
import type { DecisionEmails, ToldDecision } from '../decisions/decision-emails.ts'
import type { UndoneDecisionsRepository } from './undone-decisions.repository.ts'

interface UndoneDecisionsDeps {
  readonly repository: UndoneDecisionsRepository
  readonly emails: Pick<DecisionEmails, 'tellOwners'>
}

type Outcome = Extract<ToldDecision['outcome'], 'restored' | 'reversed' | 'rejection_undone'>

const hiddenStates: readonly (string | null)[] = ['hidden', 'removed']
const outcomes = ['restored', 'reversed', 'rejection_undone'] as const

/** Tells owners that a decision of which they were told is undone. */
export function createUndoneDecisions({ repository, emails }: UndoneDecisionsDeps) {
  return {
    /** Call it before open appeals are closed, whose owners get an email about these. */
    async tell(tx: Db, { actionId, returned }: UndoneAction): Promise<void> {
      const decisions = await repository.told(tx, actionId, returned)
      for (const outcome of outcomes)
        await emails.tellOwners(
          tx,
          decisions
            .filter((each) => outcomeOf(each) === outcome)
            .map(({ kind, id, name, ownerId, state }) => ({
              kind,
              id,
              name,
              ownerId,
              isStillHidden: hiddenStates.includes(state),
            })),
          { outcome, reasonCode: null, note: null, rejections: [] },
        )
    },
  }
}

/** A record may return to a state in which parents do not see it. */
function outcomeOf({
  isRejection,
  state,
}: {
  readonly isRejection: boolean
  readonly state: string | null
}): Outcome {
  if (isRejection) return 'rejection_undone'
  return state === 'pending' || hiddenStates.includes(state) ? 'reversed' : 'restored'
}
