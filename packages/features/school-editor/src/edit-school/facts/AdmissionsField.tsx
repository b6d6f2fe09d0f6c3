import { useEditedField } from '@edbazaar/feature-editing'
import { useRowFocus, useRowKeys } from '@edbazaar/feature-form-kit/rows'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { formatDayRange } from '@edbazaar/ui/formatting'
import { PlusIcon, TrashIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { TextField } from '@edbazaar/ui/TextField'
import { type FocusEvent, type Ref, useId } from 'react'
import * as styles from '../edit-school.css'
import { isDay } from '../established'
import { FieldGroup } from '../FieldGroup'
import type { SchoolSectionProps } from '../SchoolFields'
import {
  type AdmissionsDraft,
  admissionsFormat,
  admissionsSchema,
  type DateDraft,
  emptyDate,
  maxDates,
} from './admissions-format'
import { FactConflict } from './FactConflict'
import { messages } from './messages'

/** The days on which forms open and close, and the other days of admissions; saved when the owner leaves them. */
export function AdmissionsField({ school, entity }: SchoolSectionProps) {
  const t = useMessages(messages)
  const edited = useEditedField(entity, 'admissions', {
    value: school.admissions,
    format: admissionsFormat,
    schema: admissionsSchema(t),
  })
  const { value: draft, change } = edited
  const { dates } = draft
  const { keys, removeKey } = useRowKeys(dates.length)
  const focus = useRowFocus()
  const errorId = useId()
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) edited.commit()
  }
  return (
    <FieldGroup
      section="edit-admissions"
      title={t(messages.admissions)}
      beside={<SaveState phase={edited.phase} />}
    >
      <fieldset
        aria-label={t(messages.admissions)}
        aria-describedby={edited.error === undefined ? undefined : errorId}
        className={styles.dates}
        onBlur={onBlur}
      >
        <div className={styles.pair}>
          <DayInput
            label={t(messages.opensOn)}
            day={draft.opens_on}
            onDay={(day) => change({ ...draft, opens_on: day })}
          />
          <DayInput
            label={t(messages.closesOn)}
            day={draft.closes_on}
            onDay={(day) => change({ ...draft, closes_on: day })}
          />
        </div>
        <h4 className={styles.subTitle}>{t(messages.otherDates)}</h4>
        <p className={styles.hint}>{t(messages.otherDatesHint)}</p>
        {dates.map((date, index) => (
          <DateFields
            key={keys[index]}
            ref={focus.rowRef(index)}
            date={date}
            name={date.label.trim() || t(messages.unnamedDate(index + 1))}
            onChange={(next) => change({ ...draft, dates: dates.with(index, next) })}
            onRemove={() => {
              edited.save({ ...draft, dates: dates.toSpliced(index, 1) })
              removeKey(index)
              focus.onRemove()
            }}
          />
        ))}
        {dates.length < maxDates && (
          <Button
            ref={focus.addButton}
            variant="act"
            className={styles.alignStart}
            onClick={() => {
              change({ ...draft, dates: [...dates, emptyDate] })
              focus.onAdd(dates.length)
            }}
          >
            <PlusIcon />
            {t(messages.addDate)}
          </Button>
        )}
      </fieldset>
      {edited.error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {edited.error}
        </p>
      )}
      <FactConflict
        conflict={edited.conflict}
        label={t(messages.admissions)}
        textOf={(theirs) => admissionsText(theirs, t)}
      />
    </FieldGroup>
  )
}

interface DayInputProps {
  label: string
  /** As typed while it is not a date. */
  day: string | null
  onDay: (day: string | null) => void
}

/** A date that keeps what was typed, so that an unfinished date never counts as no date. */
function DayInput({ label, day, onDay }: DayInputProps) {
  return (
    <DatePicker
      label={label}
      value={day !== null && isDay(day) ? day : ''}
      onValueChange={(value) => onDay(value || null)}
      onTextChange={(text) => onDay(text.trim() || null)}
    />
  )
}

interface DateFieldsProps {
  ref: Ref<HTMLFieldSetElement>
  date: DateDraft
  /** The label, or the number of the date. */
  name: string
  onChange: (date: DateDraft) => void
  onRemove: () => void
}

function DateFields({ ref, date, name, onChange, onRemove }: DateFieldsProps) {
  const t = useMessages(messages)
  return (
    <fieldset ref={ref} aria-label={name} className={styles.dateRow}>
      <div className={styles.dateLabel}>
        <TextField
          label={t(messages.dateLabel)}
          maxLength={80}
          autoComplete="off"
          value={date.label}
          onChange={({ target }) => onChange({ ...date, label: target.value })}
        />
        <IconButton
          label={t(messages.removeDate(name))}
          icon={<TrashIcon />}
          className={styles.bin}
          onClick={onRemove}
        />
      </div>
      <div className={styles.pair}>
        <DayInput
          label={t(messages.dateFrom)}
          day={date.from || null}
          onDay={(day) => onChange({ ...date, from: day ?? '' })}
        />
        <DayInput
          label={t(messages.dateTo)}
          day={date.to}
          onDay={(day) => onChange({ ...date, to: day })}
        />
      </div>
      <Checkbox
        label={t(messages.isDeadline)}
        checked={date.is_key}
        onChange={({ target }) => onChange({ ...date, is_key: target.checked })}
      />
    </fieldset>
  )
}

/** One line for each date, for a conflict. */
function admissionsText({ opens_on, closes_on, dates }: AdmissionsDraft, t: Translate): string {
  const named = [
    { label: t(messages.opensOn), from: opens_on, to: null },
    { label: t(messages.closesOn), from: closes_on, to: null },
    ...dates,
  ]
  return named
    .flatMap(({ label, from, to }) => (from ? [`${label}: ${formatDayRange(from, to)}`] : []))
    .join('\n')
}
