import { type ComponentProps, useId } from 'react'
import { describedBy, Field, type FieldText } from '../../internal/Field'
import * as fieldStyles from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'
import { ChevronDownIcon } from '../Icon/icons'
import * as styles from './Select.css'

export interface SelectOption {
  /** The submitted value. */
  value: string
  /** The displayed label. */
  label: string
  /** Shown but not selectable. @default false */
  disabled?: boolean
}

export interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'children'> {
  /** In the order shown. */
  options: readonly SelectOption[]
}

/** A native select for one of a few options. */
export function Select({
  label,
  labelPlace = 'above',
  hint,
  error,
  labelEnd,
  options,
  id,
  className,
  ...rest
}: SelectProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <Field
      id={selectId}
      label={label}
      labelPlace={labelPlace}
      hint={hint}
      error={error}
      labelEnd={labelEnd}
    >
      <span className={fieldStyles.frame}>
        <select
          id={selectId}
          className={joinClasses(fieldStyles.input, styles.select, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(selectId, { hint, error })}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size="small" className={styles.arrow} />
      </span>
    </Field>
  )
}
