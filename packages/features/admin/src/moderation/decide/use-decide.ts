import {
  type ApiClient,
  answerOf,
  hasStatus,
  type ModerationDecisionRequest,
  type ModerationDecisionResult,
} from '@edbazaar/api-client'
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

  /** Null if there is a conflict, which is shown. */
  async function send(api: ApiClient, { id }: CaseRow, body: Body) {
    try {
      return await answerOf(
        api.POST('/admin/moderation/cases/{id}/decision', {
          params: { path: { id } },
          body: { ...body, is_preview: false },
        }),
      )
    } catch (cause) {
      if (!hasStatus(cause, 409)) throw cause
      await revalidate()
      store.set(conflictAtom, { id, message: cause.message })
      return null
    }
  }
  function onDecided({ subject }: CaseRow, decision: ModerationDecisionResult) {
    const { action_id: action, case: decided } = decision
    store.set(conflictAtom, null)
    store.set(lastActionAtom, action)
    store.set(showToastAtom, {
      type: 'info',
      message: t(messages.done(t(outcomeName(decided.row)), subject.name)),
      ...(action !== null && {
        action: { label: t(moderationMessages.undo), onSelect: () => void undo(action) },
      }),
    })
  }
  return {
    send,
    onDecided,
    /** Decides without a reason, such as an approval. Resolves to whether it is decided. */
    async decideAtOnce(row: CaseRow, outcome: Outcome, extra: Partial<Body> = {}) {
      const body = { ...plainBody(row, outcome), ...extra }
      const decision = await run((api) => send(api, row, body))
      if (decision !== null) onDecided(row, decision)
      return decision !== null
    },
    isBusy,
  }
}
