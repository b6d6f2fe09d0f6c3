import { TextField, type TextFieldProps } from '@edbazaar/ui/TextField'
import { textFormat } from '../fields/field-format'
import { useEditedField } from '../fields/use-edited-field'
import { type EditedFieldProps, shownState, WithConflict } from './field-parts'

export type EditedTextFieldProps<Values, Field extends keyof Values & string> = EditedFieldProps<
  Values,
  Field
> &
  Omit<TextFieldProps, keyof EditedFieldProps<Values, Field> | 'error' | 'beside' | 'onChange'>

/** One line of text that saves itself when it is left. Rest props go to the `TextField`. */
export function EditedTextField<Values, Field extends keyof Values & string>({
  entity,
  field,
  value,
  schema,
  ...rest
}: EditedTextFieldProps<Values, Field>) {
  const edited = useEditedField(entity, field, { value, schema, format: textFormat })
  return (
    <WithConflict edited={edited} label={rest.label} show={(theirs) => theirs}>
      <TextField
        {...rest}
        {...shownState(edited)}
        value={edited.value}
        onChange={(event) => edited.change(event.target.value)}
        onBlur={edited.leave}
      />
    </WithConflict>
  )
}

/** A number of things: digits alone, nothing below 0. Its schema is `countSchema`. */
export function EditedNumberField<Values, Field extends keyof Values & string>(
  props: Omit<EditedTextFieldProps<Values, Field>, 'type' | 'inputMode'>,
) {
  return <EditedTextField {...props} inputMode="numeric" pattern="[0-9]*" maxLength={9} />
}
