'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { languageOf } from '../../formatting/languages'
import { describedBy } from '../../internal/Field'
import * as fieldStyles from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css'
import * as styles from './RadioGroup.css'

export interface RadioOption {
  /** The value the form submits. */
  value: string
  /** The displayed label. */
  label: string
  /** The effect of choosing it, under the label. */
  hint?: ReactNode
  /** Shown under the option while it is selected, such as a field that it needs. */
  below?: ReactNode
  /** Shown, but not selectable. @default false */
  disabled?: boolean
}

export interface RadioGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The question. Names the group. */
  legend: string
  /** Above the options, or only for screen readers. @default 'above' */
  legendPlace?: 'above' | 'hidden'
  /** The answers, in the order shown. */
  options: readonly RadioOption[]
  /** Name of the field in the submitted form. A generated name keeps groups apart without it. */
  name?: string
  /** The selected value; null while none is. Pass it together with `onValueChange`. */
  value?: string | null
  /** The value selected at first, if the form keeps the state. */
  defaultValue?: string
  /** Called with the value that the user selects. */
  onValueChange?: (value: string) => void
  /** One under the other, or in a line that wraps. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Whether the form needs an answer. @default false */
  required?: boolean
  /** Help with the answer, under the legend. */
  hint?: ReactNode
  /** The problem and its remedy. Marks the group as invalid. */
  error?: ReactNode
}

/**
 * One of a few options, all visible. Uses native radio buttons, so it also works in a plain form.
 */
export function RadioGroup({
  legend,
  legendPlace = 'above',
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  orientation = 'vertical',
  required = false,
  hint,
  error,
  id,
  className,
  ...rest
}: RadioGroupProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const isControlled = value !== undefined
  return (
    <fieldset
      id={groupId}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows it on a fieldset, whose own role cannot be invalid.
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-describedby={describedBy(groupId, { hint, error })}
      className={joinClasses(styles.group, className)}
      {...rest}
    >
      <legend className={legendPlace === 'hidden' ? hidden : styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${groupId}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options} data-orientation={orientation}>
        {options.map((option) => (
          <Option
            key={option.value}
            option={option}
            id={`${groupId}-${option.value}`}
            name={name ?? groupId}
            required={required}
            onChange={onValueChange && (() => onValueChange(option.value))}
            {...(isControlled
              ? { checked: option.value === value }
              : { defaultChecked: option.value === defaultValue })}
          />
        ))}
      </div>
      {error && (
        <p id={`${groupId}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface OptionProps extends ComponentProps<'input'> {
  id: string
  option: RadioOption
}

function Option({ option: { value, label, hint, below, disabled }, id, ...rest }: OptionProps) {
  return (
    <div className={styles.option} data-opens={below ? '' : undefined}>
      <label className={styles.row}>
        <input
          type="radio"
          value={value}
          disabled={disabled}
          className={styles.circle}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...rest}
        />
        <span>
          <span id={`${id}-label`} className={styles.label} lang={languageOf(label)}>
            {label}
          </span>
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
