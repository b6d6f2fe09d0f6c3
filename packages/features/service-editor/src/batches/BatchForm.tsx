import { ApiError, type BatchDetails } from '@edbazaar/api-client'
import { FieldConflict } from '@edbazaar/feature-editing'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BatchFacts } from './BatchLine'
import {
  type BatchDraft,
  type BatchField,
  checkBatch,
  draftOf,
  draftOnTop,
  newBatch,
} from './batch-schema'
import * as styles from './batches.css'
import { messages } from './messages'
import { WeekdayField } from './WeekdayField'

interface BatchFormProps {
  /** As it is kept, and goes on being kept where somebody else changes it; none for a new one. */
  batch?: BatchDetails
  /** Of what it belongs to, as it was loaded with the batch. */
  revision?: number
  /**
   * Rejects with the API's refusal, which is told beside its field. The key stays the form's, so that
   * saving it again does no harm.
   */
  onSave: (details: BatchDetails, key: string) => Promise<void>
  onCancel: () => void
}

type Errors = Partial<Record<string, string>>

/** What a change is made upon. */
interface Begun {
  draft: BatchDraft
  revision: number | undefined
}

/**
 * A batch: name, days, dates, times, seats and price. It may stand inside another form, so it is
 * none itself.
 */
export function BatchForm({ batch, revision, onSave, onCancel }: BatchFormProps) {
  const form = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const kept: Begun = { draft: batch ? draftOf(batch) : newBatch, revision }
  const [begun, setBegun] = useState(kept)
  const [draft, setDraft] = useState<BatchDraft>({ ...begun.draft })
  const [errors, setErrors] = useState<Errors>({})
  /** Why it was not saved, where that is no field's fault. */
  const [failure, setFailure] = useState<string | null>(null)
  const [isConflict, setIsConflict] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  useEffect(() => first.current?.focus(), [])

  async function save(typed = draft, upon = begun) {
    if (isSaving) return
    const checked = checkBatch(typed)
    setFailure(null)
    if (checked.details === undefined) return showErrors(checked.errors)
    setErrors({})
    setIsSaving(true)
    try {
      const { revision: made } = upon
      await onSave({ ...checked.details, ...(made !== undefined && { revision: made }) }, key)
    } catch (cause) {
      if (isChangedMeanwhile(cause)) setIsConflict(true)
      else if (isOfFields(cause)) showErrors(refusedFields(cause))
      else setFailure(failureWords(cause))
      setIsSaving(false)
    }
  }
  /** The first wrong field may stand above what a phone shows. */
  function showErrors(wrong: Errors) {
    flushSync(() => setErrors(wrong))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  function keepMine() {
    const mine = draftOnTop(draft, begun.draft, kept.draft)
    setDraft(mine)
    setBegun(kept)
    setIsConflict(false)
    void save(mine, kept)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void save()
  }
  /** What is typed anew is not wrong before it is sent. */
  const forgive = (name: BatchField) => setErrors((now) => ({ ...now, [name]: undefined }))
  const field = (name: Exclude<BatchField, 'days'>) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft((now) => withField(now, name, target.value))
      forgive(name)
      if (name === 'seats') forgive('seats_left')
    },
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't lay out its legend as this does.
    <div
      ref={form}
      role="group"
      data-batch-form=""
      aria-label={messages.form}
      className={styles.form}
      onKeyDown={onKeyDown}
    >
      <TextField
        ref={first}
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
          forgive('days')
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
          label={messages.batch}
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

/** As long as nobody has told how many are left, all seats are. */
function withField(draft: BatchDraft, name: BatchField, value: string): BatchDraft {
  const isFollowing = name === 'seats' && draft.seats_left === draft.seats
  return { ...draft, [name]: value, ...(isFollowing && { seats_left: value }) }
}

/** Whether somebody else has changed what is changed here. */
const isChangedMeanwhile = (cause: unknown) =>
  cause instanceof ApiError && cause.code === 'conflict' && cause.errors.length > 0

const isOfFields = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.errors.length > 0

/** The API names the fields of a batch as they are called here. */
const refusedFields = ({ errors }: ApiError): Errors =>
  Object.fromEntries(errors.map(({ field, msg }) => [field, msg]))

function failureWords(cause: unknown): string {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return messages.failed
  }
  return cause.code === 'not_found' ? messages.gone : apiErrorMessage(cause)
}
