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
  /** The last day, which belongs to the range. */
  to: string
}

export interface DateRangePreset extends DateRange {
  /** "Last 30 days". */
  label: string
}

export interface DateRangePickerProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** The question: "Period". */
  legend: string
  /** Both days, either of them '' while there is none. */
  value: DateRange
  /** Called with each day that is entered. */
  onValueChange: (value: DateRange) => void
  /** The first day that may be entered, `2026-12-01`. */
  min?: string | undefined
  /** The last day that may be entered. */
  max?: string | undefined
  /** Days between that may not be entered. */
  isDayDisabled?: DayLimits['isDayDisabled']
  /** Ranges that are often asked for, beside the calendar. */
  presets?: readonly DateRangePreset[]
  /** Names of the two days in the submitted form. */
  names?: readonly [from: string, to: string] | undefined
  /** How to answer, under the fields. */
  hint?: ReactNode
  /** What is wrong with the range and what would be right, at its last day. */
  error?: ReactNode
  /** The day marked as today. @default the reader's own */
  today?: string | undefined
  /** Words in another language. */
  labels?: Partial<DateLabels> | undefined
}

/**
 * From one day to another: both typed as dd/mm/yyyy, or picked in turn from one calendar. Rest props
 * and `ref` go to the fieldset.
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
  /** Which day the next press in the calendar sets. */
  const [end, setEnd] = useState<'from' | 'to'>('from')
  const words = { ...englishDateLabels, ...labels }
  const limits = { min, max, isDayDisabled }
  const { from, to } = value

  function onSelect(day: string) {
    if (end === 'from' || from === '') {
      onValueChange({ from: day, to: '' })
      setEnd('to')
      return
    }
    // Pressed in the other order, they are still the two ends.
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
  const shared = { labels: words, isOpen: calendar.isOpen, onPrepare: calendar.prepare }
  return (
    <fieldset className={joinClasses(styles.range, className)} {...rest}>
      <legend className={styles.legend}>{legend}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves */}
      <div className={styles.anchor} onBlur={calendar.onBlur}>
        <div className={styles.ends}>
          <DayField
            {...shared}
            label={words.from}
            name={names?.[0]}
            value={from}
            onValueChange={(day) => onValueChange({ from: day, to })}
            limits={limits}
            onOpen={openFor('from')}
            hint={hint}
          />
          <DayField
            {...shared}
            label={words.to}
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
            labels={words}
            footer={end === 'to' && from !== '' ? words.chooseEnd : words.chooseStart}
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
