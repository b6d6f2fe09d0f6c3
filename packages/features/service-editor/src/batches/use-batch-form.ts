import { ApiError, type BatchDetails } from '@edbazaar/api-client'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { type ReportedFailure, useEditedForm } from '@edbazaar/feature-editing'
import { fieldErrorsOf, useApiErrorMessage, useFocusOnInvalid } from '@edbazaar/feature-form-kit'
import { isDay } from '@edbazaar/feature-form-kit/page-form'
import { useMessages } from '@edbazaar/feature-platform'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
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
  /** What was filled in before, if the form was not saved. */
  started?: BatchDraft | undefined
  /** Called with every change. */
  onDraftChange?: ((draft: BatchDraft) => void) | undefined
  ref?: Ref<BatchFormHandle> | undefined
}

/** What the page around the form of a batch can ask of it. */
export interface BatchFormHandle {
  /** Says that the batch is not saved, and focuses its first invalid field or its name. */
  showUnsaved: () => void
}

type Errors = Partial<Record<string, string>>

/** The draft of a batch with its errors, which is saved as a whole, and conflicts with the saved one. */
export function useBatchForm({
  batch,
  revision,
  onSave,
  reload,
  started,
  onDraftChange,
  ref,
}: BatchFormOptions) {
  const t = useMessages(messages, productMessages)
  const failureMessage = useFailureMessage()
  const form = useRef<HTMLDivElement>(null)
  const focusFirstInvalid = useFocusOnInvalid()
  const [errors, setErrors] = useState<Errors>({})
  /** The reason why saving failed, if no field is the cause. */
  const [failure, setFailure] = useState<string | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const [initial] = useState(started)
  const loaded = {
    value: initial ?? (batch ? draftOf(batch) : emptyBatch),
    revision: revision ?? 0,
  }
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

  useImperativeHandle(ref, () => ({
    showUnsaved() {
      setFailure(t(messages.saveFirst))
      const { errors: invalid } = validateBatch(draft, t)
      if (invalid !== undefined) return showErrors(invalid)
      form.current?.querySelector('input')?.focus()
    },
  }))
  function change(next: BatchDraft) {
    edited.change(next)
    onDraftChange?.(next)
  }
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
  function set(name: Exclude<BatchField, 'days'>, value: string) {
    change({ ...draft, [name]: value })
    clearError(name)
    if (name === 'seats') clearError('taken_elsewhere')
  }
  const field = (name: Exclude<BatchField, 'days'>) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  })
  const time = (name: 'start_time' | 'end_time') => ({
    value: draft[name],
    error: errors[name],
    onValueChange: (value: string) => set(name, value),
  })
  const day = (name: 'starts_on' | 'ends_on') => ({
    value: isDay(draft[name]) ? draft[name] : '',
    error: errors[name],
    onValueChange: (value: string) => set(name, value),
    onTextChange: (text: string) => set(name, text),
  })
  return {
    /** The ref of the element around the fields. */
    form,
    draft,
    errors,
    field,
    time,
    day,
    changeDays(days: BatchDraft['days']) {
      change({ ...draft, days })
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
