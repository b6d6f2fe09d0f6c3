import {
  type AdminFilterRequest,
  ApiError,
  answerOf,
  type FilterRequestDecision,
} from '@edbazaar/api-client'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useUndo } from '../../../moderation/decide/use-undo'
import { useModerationRequest } from '../../../moderation/use-moderation-request'
import { reviewMessages as messages } from './messages'

/** Decides a request. If another admin was first, the page loads again and a toast says who. */
export function useDecide({ id, value }: Pick<AdminFilterRequest, 'id' | 'value'>) {
  const t = useMessages(messages)
  const store = useStore()
  const { run, isBusy, revalidate } = useModerationRequest()
  const { undo } = useUndo()

  async function onFailure(cause: unknown): Promise<boolean> {
    if (cause instanceof ApiError && cause.status === 409) await revalidate()
    return false
  }
  /** Resolves to whether it is decided. */
  async function decide(body: FilterRequestDecision): Promise<boolean> {
    const decided = await run(
      (api) =>
        answerOf(
          api.POST('/admin/filter-requests/{id}/decision', { params: { path: { id } }, body }),
        ),
      { onFailure },
    )
    if (decided === null) return false
    const { action_id: action } = decided
    store.set(showToastAtom, {
      type: 'info',
      message: t(messages.done[body.decision](decided.value?.name ?? value)),
      action: { label: t(messages.undo), onSelect: () => void undo(action) },
    })
    return true
  }
  return { decide, isBusy }
}
