import type { Product } from '@edbazaar/api-client'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { FieldConflict, WeekdayField } from '@edbazaar/feature-editing'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { BatchFacts } from './BatchRow'
import * as styles from './batches.css'
import { messages } from './messages'
import { TimeSelect } from './TimeSelect'
import { type BatchFormOptions, useBatchForm } from './use-batch-form'

interface BatchFormProps extends BatchFormOptions {
  kind: Product['kind']
  onCancel: () => void
}

/** Edits a batch. It is not a `form` element because it can be nested in one. */
export function BatchForm({ kind, onCancel, ...options }: BatchFormProps) {
  const t = useMessages(messages, productMessages)
  const batchForm = useBatchForm(options)
  const { form, draft, errors, field, changeDays, failure, isSaving, save, conflict } = batchForm
  const { time, day } = batchForm
  const today = todayInIndia(new Date())
  const nameInput = useRef<HTMLInputElement>(null)
  useEffect(() => nameInput.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    save()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out its legend like this.
    <div
      ref={form}
      role="group"
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
        onChange={changeDays}
      />
      <div className={styles.pair}>
        <TimeSelect label={t(messages.startTime)} {...time('start_time')} />
        <TimeSelect label={t(messages.endTime)} {...time('end_time')} />
        <DatePicker label={t(messages.start)} today={today} {...day('starts_on')} />
        <DatePicker
          label={t(messages.end)}
          hint={t(messages.endHint)}
          today={today}
          {...day('ends_on')}
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
          theirs={conflict.theirs && <BatchFacts kind={kind} batch={conflict.theirs} hasName />}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={onCancel}
        />
      )}
      {failure !== null && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="act" loading={isSaving} onClick={save}>
          {t(messages.save)}
        </Button>
        <Button onClick={onCancel}>{t(messages.cancel)}</Button>
      </div>
    </div>
  )
}
