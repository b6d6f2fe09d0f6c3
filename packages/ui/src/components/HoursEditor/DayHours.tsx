'use client'

import type { ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { Button } from '../Button/Button'
import { PlusIcon, XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import { Select } from '../Select/Select'
import * as styles from './HoursEditor.css'
import { type HoursSpan, problemOf, timesWith } from './hours'
import type { HoursEditorLabels } from './labels'

interface DayHoursProps {
  /** 1 is Monday. */
  day: number
  spans: readonly HoursSpan[]
  canAdd: boolean
  isReadOnly: boolean
  labels: HoursEditorLabels
  onSpansChange: (spans: HoursSpan[]) => void
  onAdd: () => void
  onRemove: (index: number) => void
  /** After the button that adds. */
  children: ReactNode
}

/** A line of the editor: a day with its spans. */
export function DayHours({
  day,
  spans,
  canAdd,
  isReadOnly,
  labels,
  onSpansChange,
  onAdd,
  onRemove,
  children,
}: DayHoursProps) {
  const name = labels.days[day - 1] ?? ''
  const problem = problemOf(spans)
  return (
    <div className={styles.day} data-wrong={problem !== null || undefined}>
      <p className={styles.name} lang={languageOf(name)}>
        {name}
      </p>
      <div className={styles.spans}>
        {spans.length === 0 && <p className={styles.closed}>{labels.closed}</p>}
        {spans.map((span, index) =>
          isReadOnly ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other identity
            <p key={index}>
              {labels.time(span.from)} – {labels.time(span.to)}
            </p>
          ) : (
            <Span
              // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other identity
              key={index}
              span={span}
              name={name}
              index={index}
              isWrong={problem !== null}
              labels={labels}
              onChange={(changed) => onSpansChange(spans.with(index, changed))}
              onRemove={() => onRemove(index)}
            />
          ),
        )}
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {labels.problems[problem]}
          </p>
        )}
      </div>
      {!isReadOnly && (
        <div className={styles.tools}>
          <Button
            variant="bare"
            data-add={day}
            aria-label={labels.addOn(name)}
            aria-disabled={!canAdd || undefined}
            onClick={() => canAdd && onAdd()}
          >
            <PlusIcon size="small" />
            {labels.add}
          </Button>
          {children}
        </div>
      )}
    </div>
  )
}

interface SpanProps {
  span: HoursSpan
  name: string
  index: number
  isWrong: boolean
  labels: HoursEditorLabels
  onChange: (span: HoursSpan) => void
  onRemove: () => void
}

const halfHour = 30
const endOfDay = 1440

function Span({ span, name, index, isWrong, labels, onChange, onRemove }: SpanProps) {
  const optionsOf = (times: readonly number[]) =>
    times.map((time) => ({ value: `${time}`, label: labels.time(time) }))
  return (
    <div className={styles.span}>
      <Select
        label={labels.fromOn(name, index)}
        labelPlace="hidden"
        value={`${span.from}`}
        aria-invalid={isWrong || undefined}
        options={optionsOf(timesWith(span.from, 0, endOfDay - halfHour))}
        onChange={({ target }) => onChange({ ...span, from: Number(target.value) })}
      />
      <span aria-hidden="true">–</span>
      <Select
        label={labels.toOn(name, index)}
        labelPlace="hidden"
        value={`${span.to}`}
        aria-invalid={isWrong || undefined}
        options={optionsOf(timesWith(span.to, halfHour, endOfDay))}
        onChange={({ target }) => onChange({ ...span, to: Number(target.value) })}
      />
      <IconButton label={labels.removeOn(name, index)} icon={<XIcon />} onClick={onRemove} />
    </div>
  )
}
