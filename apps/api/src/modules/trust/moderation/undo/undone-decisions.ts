import type { Db } from '../../../../db/connect.ts'
import type { UndoneAction, UndoneRecord } from '../../undo/undo.service.ts'
import type { DecisionEmails, ToldDecision } from '../decisions/decision-emails.ts'
import type { UndoneDecisionsRepository } from './undone-decisions.repository.ts'

interface UndoneDecisionsDeps {
  readonly repository: UndoneDecisionsRepository
  readonly emails: Pick<DecisionEmails, 'tellOwners'>
}

type Outcome = Extract<ToldDecision['outcome'], 'restored' | 'reversed' | 'rejection_undone'>

const hiddenStates: readonly (string | null)[] = ['hidden', 'removed']
const outcomes = ['restored', 'reversed', 'rejection_undone'] as const

/** Tells owners that a decision of which they were told is undone, or applies again. */
export function createUndoneDecisions({ repository, emails }: UndoneDecisionsDeps) {
  async function tellUndone(
    tx: Db,
    firstId: number,
    actionId: number,
    returned: readonly UndoneRecord[],
  ): Promise<void> {
    const decisions = await repository.undone(tx, firstId, actionId, returned)
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
  }

  /** The records of one decision have one reason and note; each rejection is about one record. */
  async function tellRedone(
    tx: Db,
    firstId: number,
    undoId: number,
    returned: readonly UndoneRecord[],
  ): Promise<void> {
    const decisions = await repository.redone(tx, firstId, undoId, returned)
    const groups = Map.groupBy(decisions, ({ outcome, reasonCode, note, rejections }) =>
      JSON.stringify([outcome, reasonCode, note, rejections]),
    )
    for (const [first, ...others] of groups.values()) {
      if (!first) continue
      const { outcome, reasonCode, note, rejections, decidedAt } = first
      await emails.tellOwners(
        tx,
        [first, ...others].map(({ kind, id, name, ownerId }) => ({
          kind,
          id,
          name,
          ownerId,
          isStillHidden: false,
        })),
        { outcome, reasonCode, note, rejections, appliesAgainSince: decidedAt },
      )
    }
  }

  return {
    /** Call it before open appeals are closed, whose owners get an email about these. */
    async tell(tx: Db, { actionId, returned }: UndoneAction): Promise<void> {
      const first = await repository.firstOf(tx, actionId)
      const tellOwners = first.isUndo ? tellRedone : tellUndone
      await tellOwners(tx, first.id, actionId, returned)
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
