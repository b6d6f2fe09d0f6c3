import { minutesOf, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatTimeOfDay } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { messages } from './messages'

interface TimeSelectProps {
  label: string
  /** `17:30`; '' for none. */
  value: string
  error: string | undefined
  onValueChange: (time: string) => void
}

const twoDigits = (part: number) => String(part).padStart(2, '0')
const quarterHours = Array.from(
  { length: 4 * 24 },
  (_, at) => `${twoDigits(Math.floor(at / 4))}:${twoDigits((at % 4) * 15)}`,
)

/** A time of day in quarter hours, besides the one that is set. */
export function TimeSelect({ label, value, error, onValueChange }: TimeSelectProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const times = [...new Set([...quarterHours, value])].filter((time) => time !== '').toSorted()
  return (
    <Select
      label={label}
      value={value}
      error={error}
      options={[
        { value: '', label: t(messages.chooseTime), disabled: true },
        ...times.map((time) => ({
          value: time,
          label: formatTimeOfDay(minutesOf(time), locale),
        })),
      ]}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
    />
  )
}
