import { useLocale } from '@edbazaar/feature-platform'
import { Select } from '@edbazaar/ui/Select'
import { closingTimeText } from './closing-text'
import type { ClosingTime } from './job-post-types'

/** The times of a day at which jobs close. */
export const closingTimes = [
  '08:00',
  '09:00',
  '12:00',
  '15:00',
  '23:59',
] as const satisfies ClosingTime[]

interface ClosingTimeSelectProps {
  label: string
  value: ClosingTime
  onValueChange: (time: ClosingTime) => void
  disabled?: boolean
}

/** One of the five times of a day at which jobs close. */
export function ClosingTimeSelect({ onValueChange, ...field }: ClosingTimeSelectProps) {
  const locale = useLocale()
  return (
    <Select
      {...field}
      options={closingTimes.map((time) => ({ value: time, label: closingTimeText(time, locale) }))}
      onChange={({ target }) => {
        const chosen = closingTimes.find((time) => time === target.value)
        if (chosen) onValueChange(chosen)
      }}
    />
  )
}
