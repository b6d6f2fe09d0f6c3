import { type AdminFilterRequest, answerOf, type FilterRequestDecision } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useUndo } from '../../../moderation/decide/use-undo'
import { reviewMessages as messages } from './messages'

/** Decides a request. If another admin was first, the page loads again and a toast says who. */
export function useDecide({ id, value }: Pick<AdminFilterRequest, 'id' | 'value'>) {
  const t = useMessages(messages)
  const store = useStore()
  const { run, isBusy } = usePageRequest()
  const { undo } = useUndo()

  /** Resolves to whether it is decided. */
  async function decide(body: FilterRequestDecision): Promise<boolean> {
    const decided = await run(
      (api) =>
        answerOf(
          api.POST('/admin/filter-requests/{id}/decision', { params: { path: { id } }, body }),
        ),
      { reloadsOn: [409] },
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
