'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './DatePicker.css'
import { DayField } from './DayField'
import { type DateLabels, englishDateLabels } from './date-labels'
import type { DayLimits } from './days'
import { useCalendar } from './use-calendar'

export interface DateRange {
  /** The first day, `2026-11-20`; '' for none. */
  from: string
  /** The last day, inclusive; '' for none. */
  to: string
}

export interface DateRangePreset extends DateRange {
  /** "Last 30 days". */
  label: string
}

export interface DateRangePickerProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** Heading of the two fields: "Period". */
  legend: string
  /** The selected range. Either day can be ''. */
  value: DateRange
  /** Called after each change of either day. */
  onValueChange: (value: DateRange) => void
  /** The earliest day, `2026-12-01`. */
  min?: string | undefined
  /** The latest day. */
  max?: string | undefined
  /** Disables further days, such as Sundays. */
  isDayDisabled?: DayLimits['isDayDisabled']
  /** Common ranges, shown next to the calendar. */
  presets?: readonly DateRangePreset[]
  /** Form field names of the two days. */
  names?: readonly [from: string, to: string] | undefined
  /** Help text below the first field. */
  hint?: ReactNode
  /** Error message, shown below the last day. */
  error?: ReactNode
  /** The day marked as today. @default the current day of the browser */
  today?: string | undefined
  /** Translated texts. */
  labels?: Partial<DateLabels> | undefined
}

/**
 * Two date fields with a shared calendar: users type both days or pick them in turn. Rest props and
 * `ref` go to the fieldset.
 */
export function DateRangePicker({
  legend,
  value,
  onValueChange,
  min,
  max,
  isDayDisabled,
  presets,
  names,
  hint,
  error,
  today,
  labels,
  className,
  ...rest
}: DateRangePickerProps) {
  const calendar = useCalendar()
  const { Panel } = calendar
  /** The end that the next selected day sets. */
  const [end, setEnd] = useState<'from' | 'to'>('from')
  const allLabels = { ...englishDateLabels, ...labels }
  const limits = { min, max, isDayDisabled }
  const { from, to } = value

  function onSelect(day: string) {
    if (end === 'from' || from === '') {
      onValueChange({ from: day, to: '' })
      setEnd('to')
      return
    }
    // The second day can be before the first.
    onValueChange(day < from ? { from: day, to: from } : { from, to: day })
    calendar.close()
  }
  function openFor(which: 'from' | 'to') {
    return (opener: HTMLElement) => {
      setEnd(which)
      calendar.open(opener)
    }
  }
  function choose(preset: DateRange) {
    onValueChange({ from: preset.from, to: preset.to })
    calendar.close()
  }
  const shared = { labels: allLabels, isOpen: calendar.isOpen, onPrepare: calendar.prepare }
  return (
    <fieldset className={joinClasses(styles.range, className)} {...rest}>
      <legend className={styles.legend}>{legend}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for focus that leaves */}
      <div className={styles.anchor} onBlur={calendar.onBlur}>
        <div className={styles.ends}>
          <DayField
            {...shared}
            label={allLabels.from}
            name={names?.[0]}
            value={from}
            onValueChange={(day) => onValueChange({ from: day, to })}
            limits={limits}
            onOpen={openFor('from')}
            hint={hint}
          />
          <DayField
            {...shared}
            label={allLabels.to}
            name={names?.[1]}
            value={to}
            onValueChange={(day) => onValueChange({ from, to: day })}
            limits={{ ...limits, min: from === '' ? min : from }}
            onOpen={openFor('to')}
            error={error}
          />
        </div>
        {Panel && (
          <Panel
            {...limits}
            selected={value}
            onSelect={onSelect}
            onClose={calendar.close}
            today={today}
            labels={allLabels}
            footer={end === 'to' && from !== '' ? allLabels.chooseEnd : allLabels.chooseStart}
            presets={presets?.map((preset) => ({
              label: preset.label,
              onChoose: () => choose(preset),
            }))}
          />
        )}
      </div>
    </fieldset>
  )
}
