import { type ComponentProps, useId } from 'react'
import { describedBy, Field, type FieldText } from '../../internal/Field'
import * as fieldStyles from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './TextArea.css'

export interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {}

/** A field for several lines of text. Rest props and `ref` go to the textarea. */
export function TextArea({
  label,
  labelPlace = 'above',
  hint,
  error,
  labelEnd,
  id,
  className,
  ...rest
}: TextAreaProps) {
  const ownId = useId()
  const areaId = id ?? ownId
  return (
    <Field
      id={areaId}
      label={label}
      labelPlace={labelPlace}
      hint={hint}
      error={error}
      labelEnd={labelEnd}
    >
      <textarea
        id={areaId}
        className={joinClasses(fieldStyles.input, styles.area, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(areaId, { hint, error })}
        {...rest}
      />
    </Field>
  )
}
