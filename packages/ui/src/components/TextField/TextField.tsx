import { type ComponentProps, type ReactElement, useId } from 'react'
import { describedBy, Field, type FieldText } from '../../internal/Field'
import * as styles from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'

export interface TextFieldProps extends FieldText, ComponentProps<'input'> {
  /** One icon inside the field, before the text. */
  icon?: ReactElement
}

/** A field for one line of text. Rest props and `ref` go to the input. */
export function TextField({
  label,
  labelPlace = 'above',
  hint,
  error,
  labelEnd,
  icon,
  id,
  className,
  ...rest
}: TextFieldProps) {
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
      <span className={styles.frame} data-icon={icon ? '' : undefined}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <input
          id={inputId}
          className={joinClasses(styles.input, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error })}
          {...rest}
        />
      </span>
    </Field>
  )
}
