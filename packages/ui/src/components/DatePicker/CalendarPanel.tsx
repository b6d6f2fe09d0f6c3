'use client'

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { DayPicker } from 'react-day-picker'
import { formatMonth } from '../../formatting/dates'
import { useLocale } from '../../internal/locale-context'
import { Button } from '../Button/Button'
import { Chevron } from './Chevron'
import * as styles from './calendar.css'
import { calendarLabels, monthName, weekdayName } from './calendar-labels'
import type { DateLabels } from './date-labels'
import { type DayLimits, toDate, toDay } from './days'
import { positionPanel } from './position-panel'

export interface CalendarPanelProps extends DayLimits {
  /** A day, or both ends of a range; '' if not selected. */
  selected: string | { from: string; to: string }
  onSelect: (day: string) => void
  onClose: () => void
  /** @default the current day of the browser */
  today?: string | undefined
  labels: DateLabels
  /** Shown below the days and announced when it changes. */
  footer?: string | undefined
  /** Common ranges, shown next to the calendar. */
  presets?: readonly { label: string; onChoose: () => void }[] | undefined
}

/** Years offered before and after today if there is no `min` or `max`. */
const yearsAround = 10

/** The open calendar, in a separate chunk that loads on demand. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { selected, onSelect, onClose, min, max, isDayDisabled, labels, footer } = props
  const { today = toDay(new Date()), presets = [] } = props
  const locale = useLocale()
  const panel = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => positionPanel(panel.current), [])

  const isRange = typeof selected !== 'string'
  const now = toDate(today) ?? new Date()
  const first = (isRange ? selected.from : selected) || clamped(today, min, max)
  const shared = {
    labels: calendarLabels(labels, locale),
    classNames: styles.classNames,
    components: { Chevron },
    autoFocus: true,
    showOutsideDays: false,
    weekStartsOn: 1,
    captionLayout: 'dropdown',
    today: now,
    lang: locale,
    dir: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    defaultMonth: toDate(first) ?? now,
    startMonth: toDate(min ?? '') ?? new Date(now.getFullYear() - yearsAround, 0),
    endMonth: toDate(max ?? '') ?? new Date(now.getFullYear() + yearsAround, 11),
    disabled: (date: Date) =>
      isOutside(toDay(date), props) || isDayDisabled?.(toDay(date)) === true,
    footer: footer && <span className={styles.footer}>{footer}</span>,
    formatters: {
      formatWeekdayName: (date: Date) => weekdayName(date, 'short', locale),
      formatMonthDropdown: (date: Date) => monthName(date, locale),
      formatCaption: (date: Date) => formatMonth(toDay(date), locale),
    },
  } as const

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <dialog
      ref={panel}
      open
      aria-label={labels.calendar}
      // A surrounding dialog must not close on Escape.
      data-takes-escape=""
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      {presets.length > 0 && (
        <ul className={styles.presets}>
          {presets.map(({ label, onChoose }) => (
            <li key={label}>
              <Button variant="bare" className={styles.preset} onClick={onChoose}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isRange ? (
        <DayPicker
          {...shared}
          mode="range"
          numberOfMonths={window.matchMedia('(min-width: 768px)').matches ? 2 : 1}
          selected={{ from: toDate(selected.from), to: toDate(selected.to) }}
          onSelect={(_, day) => onSelect(toDay(day))}
        />
      ) : (
        <DayPicker
          {...shared}
          mode="single"
          selected={toDate(selected)}
          onSelect={(_, day) => onSelect(toDay(day))}
        />
      )}
    </dialog>
  )
}

const isOutside = (day: string, { min, max }: DayLimits) =>
  (min !== undefined && day < min) || (max !== undefined && day > max)

function clamped(day: string, min?: string, max?: string): string {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}
