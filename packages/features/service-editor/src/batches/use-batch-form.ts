import { ApiError, type BatchDetails } from '@edbazaar/api-client'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { type ReportedFailure, useEditedForm } from '@edbazaar/feature-editing'
import { fieldErrorsOf, useApiErrorMessage, useFocusOnInvalid } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { useRef, useState } from 'react'
import {
  type BatchDraft,
  type BatchField,
  batchFormat,
  batchSchema,
  draftOf,
  emptyBatch,
  rebaseDraft,
  validateBatch,
} from './batch-schema'
import { messages } from './messages'

/** A batch on the server, and the revision of its product. */
export interface SavedBatch {
  details: BatchDetails
  revision: number
}

export interface BatchFormOptions {
  /** The saved batch; none for a new batch. */
  batch?: BatchDetails | undefined
  /** Revision of the product that the batch was loaded with; none for a new product. */
  revision?: number | undefined
  /**
   * Rejects with the API error, whose field errors are shown in the form. The request key stays the
   * same for the lifetime of the form, so that retries are idempotent.
   */
  onSave: (details: BatchDetails, key: string) => Promise<void>
  /** Fetches the saved batch after a conflict. */
  reload?: (() => Promise<SavedBatch>) | undefined
}

type Errors = Partial<Record<string, string>>

/** The draft of a batch with its errors, which is saved as a whole, and conflicts with the saved one. */
export function useBatchForm({ batch, revision, onSave, reload }: BatchFormOptions) {
  const t = useMessages(messages, productMessages)
  const failureMessage = useFailureMessage()
  const form = useRef<HTMLDivElement>(null)
  const focusFirstInvalid = useFocusOnInvalid()
  const [errors, setErrors] = useState<Errors>({})
  /** The reason why saving failed, if no field is the cause. */
  const [failure, setFailure] = useState<string | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const loaded = { value: batch ? draftOf(batch) : emptyBatch, revision: revision ?? 0 }
  const edited = useEditedForm<BatchDraft, BatchDetails>({
    loaded,
    format: batchFormat,
    schema: batchSchema(t),
    save: async (details, base) => {
      await onSave(revision === undefined ? details : { ...details, revision: base }, key)
      return { revision: base }
    },
    reload: loadTheirs,
    onFailed,
  })
  const { value: draft, conflict } = edited
  const theirs = conflict && validateBatch(conflict.theirs, t).details

  function save() {
    if (edited.phase === 'saving') return
    const validation = validateBatch(draft, t)
    setFailure(null)
    if (validation.errors !== undefined) return showErrors(validation.errors)
    setErrors({})
    edited.submit(draft)
  }
  async function loadTheirs() {
    if (reload === undefined) return loaded
    try {
      const { details, revision: current } = await reload()
      return { value: draftOf(details), revision: current }
    } catch (cause) {
      setFailure(failureMessage(cause))
      throw cause
    }
  }
  function onFailed({ cause }: ReportedFailure) {
    const refused = fieldErrorsOf(cause)
    if (refused !== null) showErrors(refused)
    else setFailure(failureMessage(cause))
  }
  /** Focuses the first invalid field, which may be outside the viewport of a phone. */
  function showErrors(fieldErrors: Errors) {
    setErrors(fieldErrors)
    if (form.current) focusFirstInvalid(form.current)
  }
  function keepMine() {
    if (conflict === null) return
    edited.change(rebaseDraft(draft, edited.saved, conflict.theirs))
    conflict.keepMine()
  }
  const clearError = (name: BatchField) =>
    setErrors((current) => ({ ...current, [name]: undefined }))
  const field = (name: Exclude<BatchField, 'days'>) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      edited.change({ ...draft, [name]: target.value })
      clearError(name)
      if (name === 'seats') clearError('taken_elsewhere')
    },
  })
  return {
    /** The ref of the element around the fields. */
    form,
    draft,
    errors,
    field,
    changeDays(days: BatchDraft['days']) {
      edited.change({ ...draft, days })
      clearError('days')
    },
    failure,
    isSaving: edited.phase === 'saving',
    save,
    /** The batch that somebody else saved meanwhile; null without a conflict. */
    conflict: conflict && { theirs, keepMine },
  }
}

/** Returns a function that writes why a batch could not be saved or loaded. */
function useFailureMessage() {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  return (cause: unknown): string => {
    if (!(cause instanceof ApiError)) {
      console.error(cause)
      return t(messages.failed)
    }
    return cause.code === 'not_found' ? t(messages.gone) : apiErrorMessage(cause)
  }
}
