import { useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { dayOf, daysLater } from '../moments'
import * as styles from './dialogs.css'
import { messages as dialogMessages } from './messages'

interface DayChoiceProps {
  /** yyyy-mm-dd, '' for none. */
  day: string
  now: number
  error: string | undefined
  onDay: (day: string) => void
}

/** A day from tomorrow on: three that are common, or another one. */
export function DayChoice({ day, now, error, onDay }: DayChoiceProps) {
  const t = useMessages(dialogMessages)
  const common = [
    { label: t(dialogMessages.tomorrow), value: daysLater(now, 1) },
    { label: t(dialogMessages.inThreeDays), value: daysLater(now, 3) },
    { label: t(dialogMessages.inAWeek), value: daysLater(now, 7) },
  ]
  return (
    <div className={styles.fields}>
      <div className={styles.choices}>
        {common.map(({ label, value }) => (
          <Button key={label} pressed={day === value} onClick={() => onDay(value)}>
            {label}
          </Button>
        ))}
      </div>
      <DatePicker
        label={t(dialogMessages.otherDay)}
        value={day}
        min={daysLater(now, 1)}
        max={daysLater(now, 365)}
        today={dayOf(now)}
        error={error}
        onValueChange={onDay}
      />
    </div>
  )
}
