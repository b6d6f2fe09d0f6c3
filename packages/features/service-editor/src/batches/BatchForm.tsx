import { ApiError, type BatchDetails } from '@edbazaar/api-client'
import { refusalWords } from '@edbazaar/feature-forms'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type BatchDraft, type BatchField, checkBatch } from './batch-schema'
import * as styles from './batches.css'
import { messages } from './messages'
import { WeekdayField } from './WeekdayField'

interface BatchFormProps {
  initial: Readonly<BatchDraft>
  /**
   * Rejects with the API's refusal, which is told beside its field. The key stays the form's, so that
   * saving it again does no harm.
   */
  onSave: (details: BatchDetails, key: string) => Promise<void>
  onCancel: () => void
}

type Errors = Partial<Record<string, string>>

/**
 * A batch: name, days, dates, times, seats and price. It may stand inside another form, so it is
 * none itself.
 */
export function BatchForm({ initial, onSave, onCancel }: BatchFormProps) {
  const first = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<BatchDraft>({ ...initial })
  const [errors, setErrors] = useState<Errors>({})
  const [isSaving, setIsSaving] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  useEffect(() => first.current?.focus(), [])

  async function save() {
    if (isSaving) return
    const checked = checkBatch(draft)
    setErrors(checked.errors ?? {})
    if (checked.details === undefined) return
    setIsSaving(true)
    try {
      await onSave(checked.details, key)
    } catch (cause) {
      setErrors(refusedFields(cause))
      setIsSaving(false)
    }
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
    <div role="group" aria-label={messages.form} className={styles.form} onKeyDown={onKeyDown}>
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

/** The API names the fields of a batch as they are called here. */
function refusedFields(cause: unknown): Errors {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return { name: messages.failed }
  }
  const errors = Object.fromEntries(cause.errors.map(({ field, msg }) => [field, msg]))
  return Object.keys(errors).length > 0 ? errors : { name: refusalWords(cause) }
}
