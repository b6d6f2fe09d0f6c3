import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { atom, useStore } from 'jotai'
import type { UndoResult } from '../case-types'
import { lastActionAtom } from './decision'
import { messages } from './messages'

/** An undo that cannot put everything back, which the dialog shows. */
export interface PartUndo {
  actionId: number
  preview: UndoResult
}

export const partUndoAtom = atom<PartUndo | null>(null)

/** Undoes actions. Where something has changed since, the dialog asks first. */
export function useUndo() {
  const t = useMessages(messages)
  const store = useStore()
  const { run, isBusy } = usePageRequest()
  const send = (actionId: number, isPreview: boolean) =>
    run(
      (api) =>
        answerOf(
          api.POST('/admin/actions/{id}/undo', {
            params: { path: { id: actionId } },
            body: { is_preview: isPreview },
          }),
        ),
      { reloads: !isPreview },
    )
  /** Resolves to whether it is undone. */
  async function confirm(actionId: number): Promise<boolean> {
    const result = await send(actionId, false)
    if (result === null) return false
    store.set(lastActionAtom, result.action_id)
    store.set(partUndoAtom, null)
    store.set(showToastAtom, { type: 'info', message: t(messages.undone) })
    return true
  }
  async function undo(actionId: number): Promise<void> {
    const preview = await send(actionId, true)
    if (preview === null) return
    if (preview.refused > 0) store.set(partUndoAtom, { actionId, preview })
    else await confirm(actionId)
  }
  return { undo, confirm, isBusy }
}
