import { documentActions } from './document-actions'
import { isInReview, type RevisedDocument, type RevisedDocumentOptions } from './revised-document'
import { rootOf } from './save-failure'
import { useDocumentSaves } from './use-document-saves'
import { useEditedFields } from './use-edited-fields'
import { useSaveOutcome } from './use-save-outcome'
import { useServerDocument } from './use-server-document'

export type RevisedEditor = ReturnType<typeof useRevisedDocument>

/** The fields of a document while an author edits them. They are auto-saved. */
export function useRevisedDocument<Document extends RevisedDocument | null, Fields extends object>(
  options: RevisedDocumentOptions<Document, Fields>,
) {
  const { loaded, fieldsOf, onChange } = options
  const outcome = useSaveOutcome()
  const server = useServerDocument(options, outcome)
  const edited = useEditedFields(() => fieldsOf(loaded))
  const parts = { options, edited, server, outcome }
  const { save, commit, run, settle } = documentActions(parts, useDocumentSaves(parts))
  const { phase, savedAt, errors, setErrors, failure, failedWhat } = outcome

  return {
    /** As it is on the server. */
    document: server.document,
    fields: edited.fields,
    /** Whether something is not saved yet. */
    isChanged: edited.isChanged,
    change(changes: Partial<Fields>): void {
      edited.change({ ...edited.latest.current, ...changes })
      onChange?.(server.known.current?.revision ?? 0, edited.latest.current)
      setErrors((current) => current.filter(({ field }) => !(rootOf(field) in changes)))
    },
    /** Shows fields that an earlier visit could not save; `isOutdated` if others were saved since. */
    restore(found: Fields, isOutdated: boolean): void {
      edited.change(found)
      if (isOutdated) outcome.setPhase('conflict')
    },
    save,
    commit,
    run,
    settle,
    phase,
    savedAt,
    errors,
    /** Shows what is wrong before anything is sent. */
    setErrors,
    /** The first error of a field. */
    errorOf: (name: string) => errors.find(({ field }) => rootOf(field) === name)?.msg,
    /** The reason why the last request failed, if no field is the cause. */
    failure,
    /** Whether the document could not be saved, or what the author did with it was refused. */
    failedWhat,
    isEditable: !isInReview(server.document),
  }
}
