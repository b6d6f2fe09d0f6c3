import type { ApiClient } from '@edbazaar/api-client'
import { isInReview, type RevisedDocument, type RevisedDocumentOptions } from './revised-document'
import { phaseAfter } from './save-failure'
import { useAutoSave } from './use-auto-save'
import type { EditedFields } from './use-edited-fields'
import { useRequestQueue } from './use-request-queue'
import type { SaveOutcome } from './use-save-outcome'
import type { ServerDocument } from './use-server-document'

export interface DocumentParts<Document extends RevisedDocument | null, Fields extends object> {
  options: RevisedDocumentOptions<Document, Fields>
  edited: EditedFields<Fields>
  server: ServerDocument<Document, Fields>
  outcome: SaveOutcome
}

export type DocumentSaves<Document extends RevisedDocument | null> = ReturnType<
  typeof useDocumentSaves<Document, object>
>

/**
 * Saves the latest fields, also without being asked. Requests follow one another, so that each has the
 * revision of the one before.
 */
export function useDocumentSaves<Document extends RevisedDocument | null, Fields extends object>({
  options: { savesItself = (document) => !isInReview(document), onSaved },
  edited,
  server,
  outcome,
}: DocumentParts<Document, Fields>) {
  const enqueue = useRequestQueue()

  /**
   * For requests of the queue; null after a failure. `isTakenBack`: whether a failure takes the change
   * back, so that there is nothing to try again.
   */
  async function saveNow(
    api: ApiClient,
    isTakenBack = false,
  ): Promise<NonNullable<Document> | null> {
    const sent = edited.latest.current
    outcome.setPhase('saving')
    try {
      const saved = await server.save(api, sent)
      if (edited.markSaved(sent)) onSaved?.()
      outcome.setSavedAt(new Date())
      outcome.setPhase('saved')
      return saved
    } catch (cause) {
      outcome.fail(cause, isTakenBack && phaseAfter(cause) === 'offline' ? 'action' : 'save')
      return null
    }
  }

  /** A request that was on its way may have saved the change, or submitted the document for review. */
  function autoSave(): void {
    void enqueue(async (api) => {
      if (edited.isSaved())
        outcome.setPhase((before) => (before === 'offline' ? 'unchanged' : before))
      else if (savesItself(server.known.current)) await saveNow(api)
    })
  }
  useAutoSave({
    fields: edited.fields,
    isAutomatic: edited.isChanged && outcome.phase !== 'conflict' && savesItself(server.document),
    isOffline: outcome.phase === 'offline',
    save: autoSave,
  })

  return { enqueue, saveNow }
}
