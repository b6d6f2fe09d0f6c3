'use client'

import { type ComponentProps, useRef } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { Button } from '../Button/Button'
import { DayHours } from './DayHours'
import { defaultLabels } from './default-labels'
import * as styles from './HoursEditor.css'
import { copiedTo, type HoursSpan, spansOf, withSpan } from './hours'
import type { HoursEditorLabels } from './labels'

export interface HoursEditorProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** Accessible name: "Office hours". */
  label: string
  /** The spans of all days, in order of time within a day. */
  hours: readonly HoursSpan[]
  /** Called on every change. */
  onHoursChange: (hours: HoursSpan[]) => void
  /** The most spans a day. @default 3 */
  maxSpans?: number
  /** Shows the hours without fields. @default false */
  isReadOnly?: boolean
  /** Labels that replace the English defaults. */
  labels?: Partial<HoursEditorLabels>
}

const week = [1, 2, 3, 4, 5, 6, 7] as const
const tuesdayToSaturday = [2, 3, 4, 5, 6]

/** The hours of a week: several spans a day, with a day's problem beside it. */
export function HoursEditor({
  label,
  hours,
  onHoursChange,
  maxSpans = 3,
  isReadOnly = false,
  labels: givenLabels,
  className,
  ...rest
}: HoursEditorProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const root = useRef<HTMLFieldSetElement>(null)
  const monday = spansOf(hours, 1)

  function setSpans(day: number, spans: readonly HoursSpan[]) {
    onHoursChange(hours.filter((span) => span.day !== day).concat(spans))
  }
  function add(day: number) {
    const next = withSpan(hours, day)
    if (next !== null) onHoursChange(next)
  }
  /** The button of a removed span is gone, so the button that adds takes the focus. */
  function remove(day: number, index: number) {
    root.current?.querySelector<HTMLElement>(`[data-add="${day}"]`)?.focus()
    setSpans(
      day,
      spansOf(hours, day).filter((_, at) => at !== index),
    )
  }
  return (
    <fieldset
      ref={root}
      aria-label={label}
      className={joinClasses(styles.editor, className)}
      {...rest}
    >
      {week.map((day) => (
        <DayHours
          key={day}
          day={day}
          spans={spansOf(hours, day)}
          canAdd={spansOf(hours, day).length < maxSpans && withSpan(hours, day) !== null}
          isReadOnly={isReadOnly}
          labels={labels}
          onSpansChange={(spans) => setSpans(day, spans)}
          onAdd={() => add(day)}
          onRemove={(index) => remove(day, index)}
        >
          {day === 1 && monday.length > 0 && !isReadOnly && (
            <Button
              variant="bare"
              onClick={() => onHoursChange(copiedTo(hours, 1, tuesdayToSaturday))}
            >
              {labels.copy}
            </Button>
          )}
        </DayHours>
      ))}
    </fieldset>
  )
}
