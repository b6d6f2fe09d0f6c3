'use client'

import type { ComponentProps } from 'react'
import type { FieldText } from '../../internal/Field'
import * as styles from './DatePicker.css'
import { DayField } from './DayField'
import { type DateLabels, englishDateLabels } from './date-labels'
import type { DayLimits } from './days'
import { useCalendar } from './use-calendar'

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'children'
>

export interface DatePickerProps extends FieldText, InputProps {
  /** The day, `2026-11-20`; '' for none. */
  value: string
  /** Called with a day that may be entered, or '' while the text is none. */
  onValueChange: (value: string) => void
  /** The first day that may be entered, `2026-12-01`. */
  min?: string | undefined
  /** The last day that may be entered. */
  max?: string | undefined
  /** Days between that may not be entered, such as Sundays. */
  isDayDisabled?: DayLimits['isDayDisabled']
  /** The day marked as today. @default the reader's own */
  today?: string | undefined
  /** Words in another language. */
  labels?: Partial<DateLabels> | undefined
}

/**
 * A day, typed as dd/mm/yyyy or picked from a calendar whose weeks begin on Monday. The calendar
 * loads when somebody is about to open it. Rest props and `ref` go to the input; `name` submits the
 * day as `2026-11-20`.
 */
export function DatePicker({
  value,
  onValueChange,
  min,
  max,
  isDayDisabled,
  today,
  labels,
  ...field
}: DatePickerProps) {
  const calendar = useCalendar()
  const { Panel } = calendar
  const words = { ...englishDateLabels, ...labels }
  const limits = { min, max, isDayDisabled }

  function onSelect(day: string) {
    onValueChange(day)
    calendar.close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves
    <div className={styles.anchor} onBlur={calendar.onBlur}>
      <DayField
        {...field}
        value={value}
        onValueChange={onValueChange}
        limits={limits}
        labels={words}
        isOpen={calendar.isOpen}
        onOpen={calendar.open}
        onPrepare={calendar.prepare}
      />
      {Panel && (
        <Panel
          {...limits}
          selected={value}
          onSelect={onSelect}
          onClose={calendar.close}
          today={today}
          labels={words}
        />
      )}
    </div>
  )
}
