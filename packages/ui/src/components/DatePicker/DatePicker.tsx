'use client'

import type { ComponentProps } from 'react'
import type { FieldText } from '../../internal/Field'
import * as styles from './DatePicker.css'
import { DayField } from './DayField'
import { type DateLabels, englishDateLabels } from './date-labels'
import type { DayLimits } from './days'
import { useCalendar } from './use-calendar'

export interface DatePickerProps
  extends FieldText,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'children'
    > {
  /** The selected day, `2026-11-20`; '' for none. */
  value: string
  /** Called with a valid day, or '' while the text is not a valid day. */
  onValueChange: (value: string) => void
  /** Called with the typed text while it is not a valid day. */
  onTextChange?: ((text: string) => void) | undefined
  /** The earliest day, `2026-12-01`. */
  min?: string | undefined
  /** The latest day. */
  max?: string | undefined
  /** Disables further days, such as Sundays. */
  isDayDisabled?: DayLimits['isDayDisabled']
  /** The day marked as today. @default the current day of the browser */
  today?: string | undefined
  /** Translated texts. */
  labels?: Partial<DateLabels> | undefined
}

/**
 * A date field: users type dd/mm/yyyy or pick a day from a calendar with weeks from Monday. The
 * calendar loads on demand. Rest props and `ref` go to the input; `name` submits the day as
 * `2026-11-20`.
 */
export function DatePicker({
  value,
  onValueChange,
  onTextChange,
  min,
  max,
  isDayDisabled,
  today,
  labels,
  ...field
}: DatePickerProps) {
  const calendar = useCalendar()
  const { Panel } = calendar
  const allLabels = { ...englishDateLabels, ...labels }
  const limits = { min, max, isDayDisabled }

  function onSelect(day: string) {
    onValueChange(day)
    calendar.close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for focus that leaves
    <div className={styles.anchor} onBlur={calendar.onBlur}>
      <DayField
        {...field}
        value={value}
        onValueChange={onValueChange}
        onTextChange={onTextChange}
        limits={limits}
        labels={allLabels}
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
          labels={allLabels}
        />
      )}
    </div>
  )
}
