import { ApiError, type BatchDetails, type Product } from '@edbazaar/api-client'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import {
  FieldConflict,
  type ReportedFailure,
  useEditedForm,
  WeekdayField,
} from '@edbazaar/feature-editing'
import { fieldErrorsOf, useApiErrorMessage, useFocusOnInvalid } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { BatchFacts } from './BatchRow'
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
import * as styles from './batches.css'
import { messages } from './messages'

/** A batch on the server, and the revision of its product. */
export interface SavedBatch {
  details: BatchDetails
  revision: number
}

interface BatchFormProps {
  kind: Product['kind']
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
  onCancel: () => void
}

type Errors = Partial<Record<string, string>>

/** Edits a batch. It is not a `form` element because it can be nested in one. */
export function BatchForm({ kind, batch, revision, onSave, reload, onCancel }: BatchFormProps) {
  const t = useMessages(messages, productMessages)
  const failureMessage = useFailureMessage()
  const form = useRef<HTMLDivElement>(null)
  const focusFirstInvalid = useFocusOnInvalid()
  const nameInput = useRef<HTMLInputElement>(null)
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
  useEffect(() => nameInput.current?.focus(), [])

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
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    save()
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out its legend like this.
    <div
      ref={form}
      role="group"
      data-batch-form=""
      aria-label={t(messages.form)}
      className={styles.form}
      onKeyDown={onKeyDown}
    >
      <TextField
        ref={nameInput}
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        autoComplete="off"
        maxLength={160}
        {...field('name')}
      />
      <WeekdayField
        legend={t(messages.days)}
        dayLabel={(day) => t(productMessages.days[day])}
        value={draft.days}
        error={errors.days}
        onChange={(days) => {
          edited.change({ ...draft, days })
          clearError('days')
        }}
      />
      <div className={styles.pair}>
        <TextField label={t(messages.startTime)} type="time" {...field('start_time')} />
        <TextField label={t(messages.endTime)} type="time" {...field('end_time')} />
        <TextField label={t(messages.start)} type="date" {...field('starts_on')} />
        <TextField
          label={t(messages.end)}
          type="date"
          hint={t(messages.endHint)}
          {...field('ends_on')}
        />
        <TextField label={t(messages.seats)} inputMode="numeric" {...field('seats')} />
        <TextField
          label={t(messages.takenElsewhere)}
          hint={t(messages.takenElsewhereHint)}
          inputMode="numeric"
          {...field('taken_elsewhere')}
        />
        <TextField
          label={t(messages.price)}
          inputMode="numeric"
          hint={t(messages.priceHint)}
          {...field('price')}
        />
      </div>
      {conflict !== null && (
        <FieldConflict
          label={t(messages.conflictLabel)}
          theirs={theirs && <BatchFacts kind={kind} batch={theirs} hasName />}
          onKeepMine={keepMine}
          onTakeTheirs={onCancel}
        />
      )}
      {failure !== null && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="act" loading={edited.phase === 'saving'} onClick={save}>
          {t(messages.save)}
        </Button>
        <Button onClick={onCancel}>{t(messages.cancel)}</Button>
      </div>
    </div>
  )
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
