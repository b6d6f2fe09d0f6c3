import type { Weekday } from '@edbazaar/api-client'
import { useId } from 'react'
import * as styles from './weekday-field.css'

/** The days of a week, in order. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

interface WeekdayFieldProps {
  legend: string
  dayLabel: (day: Weekday) => string
  value: readonly Weekday[]
  onChange: (days: Weekday[]) => void
  error?: string | undefined
}

/** Selects days of the week. */
export function WeekdayField({ legend, dayLabel, value, onChange, error }: WeekdayFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.weekdays} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.days}>
        {weekdays.map((day) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              className={styles.dayCheckbox}
              checked={value.includes(day)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, day] : value.filter((each) => each !== day))
              }
            />
            {dayLabel(day)}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
