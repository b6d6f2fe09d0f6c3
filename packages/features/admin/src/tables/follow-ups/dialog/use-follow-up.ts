import { ApiError, type FollowUp } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { apiAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useState } from 'react'
import { useUndo } from '../../../moderation/decide/use-undo'
import type { OpenedRecord } from '../opened-record'
import { loadRecord, saveFollowUp } from './follow-up-calls'
import { dialogMessages as messages } from './messages'

/**
 * Saves changes of a record. If another admin was first, `conflict` says who and when, and the record
 * is loaded again.
 */
export function useFollowUp(opened: OpenedRecord, onLoaded: (opened: OpenedRecord) => void) {
  const t = useMessages(messages)
  const store = useStore()
  const { run, isBusy } = usePageRequest()
  const { undo } = useUndo()
  const [conflict, setConflict] = useState<string | null>(null)

  async function onFailure(cause: unknown): Promise<boolean> {
    const api = store.get(apiAtom)
    if (!(cause instanceof ApiError) || cause.status !== 409 || api === null) return false
    onLoaded(await loadRecord(api, opened))
    setConflict(cause.message)
    return true
  }
  /** Resolves to whether the changes are saved. */
  async function save(body: FollowUp): Promise<boolean> {
    const saved = await run((api) => saveFollowUp(api, opened, body), { onFailure })
    if (saved === null) return false
    const { actionId } = saved
    if (actionId !== null)
      store.set(showToastAtom, {
        type: 'info',
        message: t(messages.saved(opened.record.name)),
        action: { label: t(messages.undo), onSelect: () => void undo(actionId) },
      })
    return true
  }
  return { save, isBusy, conflict }
}
