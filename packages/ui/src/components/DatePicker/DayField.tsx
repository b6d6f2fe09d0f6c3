'use client'

import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useState,
} from 'react'
import { describedBy, Field, type FieldText } from '../../internal/Field'
import * as fieldStyles from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'
import { useLocale } from '../../internal/locale-context'
import { CalendarIcon } from '../Icon/chart-icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './DayField.css'
import { type DateLabels, dateError } from './date-labels'
import { type DayLimits, parseDay, problemOf, writeDay } from './days'

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'children'
>

interface DayFieldProps extends FieldText, InputProps {
  value: string
  onValueChange: (value: string) => void
  onTextChange?: ((text: string) => void) | undefined
  limits: DayLimits
  labels: DateLabels
  isOpen: boolean
  /** Opens the calendar. Focus returns to the given element when it closes. */
  onOpen: (opener: HTMLElement) => void
  /** Called on hover or focus, before the calendar opens. */
  onPrepare: () => void
}

/** A text input for a date with a calendar button. */
export function DayField({
  label,
  labelPlace = 'above',
  hint,
  error,
  labelEnd,
  value,
  onValueChange,
  onTextChange,
  limits,
  labels,
  isOpen,
  onOpen,
  onPrepare,
  id,
  name,
  className,
  onBlur,
  ...rest
}: DayFieldProps) {
  const locale = useLocale()
  const ownId = useId()
  const inputId = id ?? ownId
  /** The text being typed and the value it produced. A different `value` prop replaces it. */
  const [typed, setTyped] = useState({ text: '', value: '' })
  const [isLeft, setIsLeft] = useState(false)
  const isTyped = typed.text !== '' && typed.value === value
  const text = isTyped ? typed.text : writeDay(value)
  const ownError =
    !isTyped || isLeft ? dateError(text, parseDay(text), limits, labels, locale) : undefined
  const shownError = error ?? ownError

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const next = event.currentTarget.value
    const day = problemOf(next, limits) === null ? (parseDay(next) ?? '') : ''
    setTyped({ text: next, value: day })
    if (day !== value) onValueChange(day)
    if (day === '') onTextChange?.(next)
  }
  function onLeave(event: FocusEvent<HTMLInputElement>) {
    const isDone = problemOf(text, limits) === null
    setIsLeft(!isDone)
    if (isDone) setTyped({ text: '', value: '' })
    onBlur?.(event)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'ArrowDown' || rest.readOnly) return
    event.preventDefault()
    onOpen(event.currentTarget)
  }
  return (
    <Field
      id={inputId}
      label={label}
      labelPlace={labelPlace}
      hint={hint}
      error={shownError}
      labelEnd={labelEnd}
    >
      <span className={fieldStyles.frame}>
        <input
          id={inputId}
          className={joinClasses(fieldStyles.input, styles.input, className)}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error: shownError })}
          inputMode="numeric"
          autoComplete="off"
          placeholder={labels.placeholder}
          {...rest}
          type="text"
          value={text}
          onChange={onChange}
          onBlur={onLeave}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={`${labels.open}: ${label}`}
          title={labels.open}
          icon={<CalendarIcon />}
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={rest.disabled || rest.readOnly}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={(event) => onOpen(event.currentTarget)}
        />
      </span>
      {name !== undefined && (
        <input type="hidden" name={name} value={value} disabled={rest.disabled} />
      )}
    </Field>
  )
}
