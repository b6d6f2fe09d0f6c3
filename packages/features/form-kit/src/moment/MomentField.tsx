import {
  dayInIndia,
  minutesInIndia,
  todayInIndia,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { formatTimeOfDay } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { useState } from 'react'
import { messages } from './messages'
import * as styles from './moment.css'
import { momentOf } from './moments'

interface MomentFieldProps {
  /** ISO 8601; null if nothing is chosen. */
  value: string | null
  /** Called with a moment in the future as ISO 8601, or with null if the fields name none. */
  onChange: (value: string | null) => void
  error?: string | undefined
  disabled?: boolean | undefined
  /** Whether a moment in the past may be chosen. */
  allowsPast?: boolean
}

/** Every half hour from 6 am to 10 pm, in minutes after midnight. */
const times = Array.from({ length: 33 }, (_, n) => 360 + n * 30)
const morning = 540

/** A day and a time in India, in the future unless it says otherwise. */
export function MomentField(props: MomentFieldProps) {
  const { value, onChange, error, disabled = false, allowsPast = false } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const [day, setDay] = useState(value === null ? '' : dayInIndia(value))
  const [minutes, setMinutes] = useState(value === null ? morning : minutesInIndia(value))
  // A moment that has passed since it was chosen is not an error until it is changed.
  const [earliest] = useState(() => [day, todayInIndia(new Date())].filter(Boolean).toSorted()[0])
  const [isPast, setIsPast] = useState(false)
  const options = times.includes(minutes) ? times : [...times, minutes].toSorted((a, b) => a - b)

  function choose(nextDay: string, nextMinutes: number) {
    setDay(nextDay)
    setMinutes(nextMinutes)
    const moment = nextDay === '' ? null : momentOf(nextDay, nextMinutes)
    const isOver = !allowsPast && moment !== null && moment.getTime() <= Date.now()
    setIsPast(isOver)
    onChange(moment === null || isOver ? null : moment.toISOString())
  }
  return (
    <div className={styles.fields}>
      <DatePicker
        label={t(messages.date)}
        value={day}
        min={allowsPast ? undefined : earliest}
        error={isPast ? t(messages.past) : error}
        disabled={disabled}
        onValueChange={(next) => choose(next, minutes)}
      />
      <Select
        label={t(messages.time)}
        value={String(minutes)}
        disabled={disabled}
        options={options.map((each) => ({
          value: String(each),
          label: formatTimeOfDay(each, locale),
        }))}
        onChange={({ target }) => choose(day, Number(target.value))}
      />
    </div>
  )
}
