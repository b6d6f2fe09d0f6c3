import { ApiError, answerOf, type ModerationDecisionRequest } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import type { CaseRow, Outcome } from '../case-types'
import { messages as moderationMessages } from '../messages'
import { conflictAtom } from './conflict'
import { lastActionAtom, plainBody } from './decision'
import { messages } from './messages'
import { outcomeName } from './outcome-name'
import { useUndo } from './use-undo'

type Body = Omit<ModerationDecisionRequest, 'is_preview'>

/** Decides cases. A case that somebody else has decided or edited becomes a conflict. */
export function useDecide() {
  const t = useMessages(messages, moderationMessages)
  const store = useStore()
  const { run, isBusy, revalidate } = usePageRequest()
  const { undo } = useUndo()

  async function onFailure(id: number, cause: unknown): Promise<boolean> {
    if (!(cause instanceof ApiError) || cause.status !== 409) return false
    await revalidate()
    store.set(conflictAtom, { id, message: cause.message })
    return true
  }
  /** Resolves to whether it is decided. */
  async function decide(row: CaseRow, body: Body): Promise<boolean> {
    const result = await run(
      (api) =>
        answerOf(
          api.POST('/admin/moderation/cases/{id}/decision', {
            params: { path: { id: row.id } },
            body: { ...body, is_preview: false },
          }),
        ),
      { onFailure: (cause) => onFailure(row.id, cause) },
    )
    if (result === null) return false
    const { action_id: action, case: decided } = result
    store.set(conflictAtom, null)
    store.set(lastActionAtom, action)
    store.set(showToastAtom, {
      type: 'info',
      message: t(messages.done(t(outcomeName(decided.row)), row.subject.name)),
      ...(action !== null && {
        action: { label: t(moderationMessages.undo), onSelect: () => void undo(action) },
      }),
    })
    return true
  }
  return {
    decide,
    /** Decides without a reason, such as an approval. */
    decideAtOnce: (row: CaseRow, outcome: Outcome, extra: Partial<Body> = {}) =>
      decide(row, { ...plainBody(row, outcome), ...extra }),
    isBusy,
  }
}
