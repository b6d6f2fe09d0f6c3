import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import { textFormat } from '../fields/field-format'
import { useEditedField } from '../fields/use-edited-field'
import { messages } from '../messages'
import type { EditedTextFieldProps } from './EditedTextField'
import { shownState, WithConflict } from './field-parts'

type Props<Values, Field extends keyof Values & string> = Omit<
  EditedTextFieldProps<Values, Field>,
  'type'
>

/** A day that is saved when it is left; half a day is not. Its schema may be `daySchema`. */
export function EditedDateField<Values, Field extends keyof Values & string>({
  entity,
  field,
  value,
  schema,
  ...rest
}: Props<Values, Field>) {
  const edited = useEditedField(entity, field, { value, schema, format: textFormat })
  /** The browser says of half a day that it is none. */
  const [isHalf, setIsHalf] = useState(false)
  const [isLeft, setIsLeft] = useState(true)
  const state = shownState(edited)
  return (
    <WithConflict edited={edited} label={rest.label} show={(theirs) => theirs}>
      <TextField
        {...rest}
        {...state}
        error={isHalf && isLeft ? messages.validDay : state.error}
        type="date"
        value={isHalf ? '' : edited.value}
        onChange={({ target }) => {
          setIsHalf(target.validity.badInput)
          setIsLeft(false)
          if (!target.validity.badInput) edited.change(target.value)
        }}
        onBlur={({ target }) => {
          setIsHalf(target.validity.badInput)
          setIsLeft(true)
          if (!target.validity.badInput) edited.leave()
        }}
      />
    </WithConflict>
  )
}
