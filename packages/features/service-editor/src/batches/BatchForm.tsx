import { ApiError, type BatchDetails } from '@edbazaar/api-client'
import { FieldConflict } from '@edbazaar/feature-editing'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BatchFacts } from './BatchRow'
import {
  type BatchDraft,
  type BatchField,
  draftOf,
  emptyBatch,
  rebaseDraft,
  validateBatch,
} from './batch-schema'
import * as styles from './batches.css'
import { messages } from './messages'
import { WeekdayField } from './WeekdayField'

interface BatchFormProps {
  /** The saved batch, which can change while the form is open; none for a new batch. */
  batch?: BatchDetails
  /** Revision of the product that the batch was loaded with. */
  revision?: number
  /**
   * Rejects with the API error, whose field errors are shown in the form. The request key stays the
   * same for the lifetime of the form, so that retries are idempotent.
   */
  onSave: (details: BatchDetails, key: string) => Promise<void>
  onCancel: () => void
}

type Errors = Partial<Record<string, string>>

/** The version of the batch that the form's edits are based on. */
interface BaseVersion {
  draft: BatchDraft
  revision: number | undefined
}

/** Edits a batch. It is not a `form` element because it can be nested in one. */
export function BatchForm({ batch, revision, onSave, onCancel }: BatchFormProps) {
  const form = useRef<HTMLDivElement>(null)
  const nameInput = useRef<HTMLInputElement>(null)
  const saved: BaseVersion = { draft: batch ? draftOf(batch) : emptyBatch, revision }
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState<BatchDraft>({ ...base.draft })
  const [errors, setErrors] = useState<Errors>({})
  /** Why saving failed, if no field is the cause. */
  const [failure, setFailure] = useState<string | null>(null)
  const [isConflict, setIsConflict] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  useEffect(() => nameInput.current?.focus(), [])

  async function save(edited = draft, { revision: baseRevision } = base) {
    if (isSaving) return
    const validation = validateBatch(edited)
    setFailure(null)
    if (validation.details === undefined) return showErrors(validation.errors)
    setErrors({})
    setIsSaving(true)
    try {
      const details = {
        ...validation.details,
        ...(baseRevision !== undefined && { revision: baseRevision }),
      }
      await onSave(details, key)
    } catch (cause) {
      if (isConflictError(cause)) setIsConflict(true)
      else if (hasFieldErrors(cause)) showErrors(fieldErrorsOf(cause))
      else setFailure(failureMessage(cause))
      setIsSaving(false)
    }
  }
  /** Focuses the first invalid field, which may be outside the viewport of a phone. */
  function showErrors(fieldErrors: Errors) {
    flushSync(() => setErrors(fieldErrors))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  function keepMine() {
    const rebased = rebaseDraft(draft, base.draft, saved.draft)
    setDraft(rebased)
    setBase(saved)
    setIsConflict(false)
    void save(rebased, saved)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void save()
  }
  const clearError = (name: BatchField) =>
    setErrors((current) => ({ ...current, [name]: undefined }))
  const field = (name: Exclude<BatchField, 'days'>) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft((current) => withField(current, name, target.value))
      clearError(name)
      if (name === 'seats') clearError('seats_left')
    },
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out its legend like this.
    <div
      ref={form}
      role="group"
      data-batch-form=""
      aria-label={messages.form}
      className={styles.form}
      onKeyDown={onKeyDown}
    >
      <TextField
        ref={nameInput}
        label={messages.name}
        hint={messages.nameHint}
        autoComplete="off"
        maxLength={160}
        {...field('name')}
      />
      <WeekdayField
        value={draft.days}
        error={errors.days}
        onChange={(days) => {
          setDraft({ ...draft, days })
          clearError('days')
        }}
      />
      <div className={styles.pair}>
        <TextField label={messages.startTime} type="time" {...field('start_time')} />
        <TextField label={messages.endTime} type="time" {...field('end_time')} />
        <TextField label={messages.start} type="date" {...field('starts_on')} />
        <TextField label={messages.end} type="date" hint={messages.endHint} {...field('ends_on')} />
        <TextField label={messages.seats} inputMode="numeric" {...field('seats')} />
        <TextField label={messages.seatsLeft} inputMode="numeric" {...field('seats_left')} />
        <TextField
          label={messages.price}
          inputMode="numeric"
          hint={messages.priceHint}
          {...field('price')}
        />
      </div>
      {isConflict && batch !== undefined && (
        <FieldConflict
          label={messages.conflictLabel}
          theirs={<BatchFacts batch={batch} hasName />}
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
        <Button variant="act" loading={isSaving} onClick={() => void save()}>
          {messages.save}
        </Button>
        <Button onClick={onCancel}>{messages.cancel}</Button>
      </div>
    </div>
  )
}

/** Seats left follow the number of seats until the user changes them. */
function withField(draft: BatchDraft, name: BatchField, value: string): BatchDraft {
  const isFollowing = name === 'seats' && draft.seats_left === draft.seats
  return { ...draft, [name]: value, ...(isFollowing && { seats_left: value }) }
}

const isConflictError = (cause: unknown) =>
  cause instanceof ApiError && cause.code === 'conflict' && cause.errors.length > 0

const hasFieldErrors = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.errors.length > 0

/** The form uses the same field names as the API. */
const fieldErrorsOf = ({ errors }: ApiError): Errors =>
  Object.fromEntries(errors.map(({ field, msg }) => [field, msg]))

function failureMessage(cause: unknown): string {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return messages.failed
  }
  return cause.code === 'not_found' ? messages.gone : apiErrorMessage(cause)
}
