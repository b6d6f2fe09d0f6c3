'use client'

import { type ComponentProps, useId, useState } from 'react'
import { describedBy, Field, type FieldText } from '../../internal/Field'
import * as fieldStyles from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'
import { EyeIcon, EyeOffIcon } from '../Icon/work-icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './PasswordField.css'

export interface PasswordFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'type'> {
  /** Whether the password exists or is being created, for password managers. */
  autoComplete: 'current-password' | 'new-password'
  /** @default 'Show password' */
  showLabel?: string
  /** @default 'Hide password' */
  hideLabel?: string
}

/** A password field with a button that shows the password. Rest props and `ref` go to the input. */
export function PasswordField({
  label,
  labelPlace = 'above',
  hint,
  error,
  labelEnd,
  id,
  className,
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <Field
      id={inputId}
      label={label}
      labelPlace={labelPlace}
      hint={hint}
      error={error}
      labelEnd={labelEnd}
    >
      <span className={fieldStyles.frame}>
        <input
          id={inputId}
          type={isShown ? 'text' : 'password'}
          className={joinClasses(fieldStyles.input, styles.input, className)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error })}
          {...rest}
        />
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          className={styles.toggle}
          aria-controls={inputId}
          // The cursor stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        />
      </span>
    </Field>
  )
}
