'use client'

import { type ComponentProps, useId } from 'react'
import { formatTimeOfDay, weekdayName } from '../../formatting/times'
import { joinClasses } from '../../internal/join-classes'
import { useLocale } from '../../internal/locale-context'
import { Button } from '../Button/Button'
import type { ContactTimes } from '../ConsentSlip/ConsentSlip'
import { Select } from '../Select/Select'
import * as styles from './ContactHours.css'

export interface ContactHoursLabels {
  from: string
  /** Between the two times, and the label of the second one. */
  to: string
  days: string
}

const defaultLabels: ContactHoursLabels = { from: 'From', to: 'to', days: 'Days' }

export interface ContactHoursProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'value'> {
  /** Accessible name of the group: "Hours". */
  label: string
  /** The selected days and times. */
  value: ContactTimes
  /** Called with the changed days and times. The end is always later than the start. */
  onChange: (value: ContactTimes) => void
  /** Shown below the days, such as "Select at least one day." */
  error?: string | undefined
  /** Labels that replace the English defaults. */
  labels?: Partial<ContactHoursLabels> | undefined
}

const week = [1, 2, 3, 4, 5, 6, 7] as const
/** Full hours from 6 am to 10 pm. */
const hours = Array.from({ length: 17 }, (_, index) => (index + 6) * 60)

/** Days and times at which a parent may be contacted: two selects and seven toggle buttons. */
export function ContactHours({
  label,
  value,
  onChange,
  error,
  labels: givenLabels,
  className,
  ...rest
}: ContactHoursProps) {
  const locale = useLocale()
  const errorId = useId()
  const labels = { ...defaultLabels, ...givenLabels }
  const { days, from, to } = value
  const options = (times: readonly number[], selected: number) =>
    (times.includes(selected) ? times : [...times, selected].toSorted((a, b) => a - b)).map(
      (minutes) => ({ value: String(minutes), label: formatTimeOfDay(minutes, locale) }),
    )

  function setFrom(minutes: number) {
    onChange({ ...value, from: minutes, to: to > minutes ? to : minutes + 60 })
  }
  function toggle(day: number) {
    const others = days.filter((each) => each !== day)
    const changed = others.length === days.length ? [...days, day] : others
    onChange({ ...value, days: changed.toSorted((a, b) => a - b) })
  }
  return (
    <fieldset
      aria-label={label}
      aria-describedby={error === undefined ? undefined : errorId}
      className={joinClasses(styles.group, className)}
      {...rest}
    >
      <div className={styles.times}>
        <Select
          label={labels.from}
          labelPlace="hidden"
          value={from}
          options={options(hours.slice(0, -1), from)}
          onChange={(event) => setFrom(Number(event.currentTarget.value))}
        />
        <span className={styles.to} aria-hidden="true">
          {labels.to}
        </span>
        <Select
          label={labels.to}
          labelPlace="hidden"
          value={to}
          options={options(
            hours.filter((minutes) => minutes > from),
            to,
          )}
          onChange={(event) => onChange({ ...value, to: Number(event.currentTarget.value) })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset would be read twice. */}
      <div role="group" aria-label={labels.days} className={styles.days}>
        {week.map((day) => (
          <Button
            key={day}
            pressed={days.includes(day)}
            aria-label={weekdayName(day, locale)}
            data-invalid={error === undefined || day !== 1 ? undefined : ''}
            className={styles.day}
            onClick={() => toggle(day)}
          >
            {weekdayName(day, locale, 'narrow')}
          </Button>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
