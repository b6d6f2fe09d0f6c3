import type { Weekday } from '@edbazaar/api-client'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { useMessages } from '@edbazaar/feature-platform'
import { useId } from 'react'
import { weekdays } from './batch-schema'
import * as styles from './batches.css'
import { messages } from './messages'

interface WeekdayFieldProps {
  value: readonly Weekday[]
  onChange: (days: Weekday[]) => void
  error: string | undefined
}

/** Selects days of the week. */
export function WeekdayField({ value, onChange, error }: WeekdayFieldProps) {
  const t = useMessages(messages, productMessages)
  const id = useId()
  return (
    <fieldset className={styles.weekdays} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{t(messages.days)}</legend>
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
            {t(productMessages.days[day])}
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
