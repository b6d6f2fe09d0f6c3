import { SaveState } from '@edbazaar/feature-platform/save-state'
import { TextField, type TextFieldProps } from '@edbazaar/ui/TextField'
import { type FieldFormat, textFormat } from '../fields/field-format'
import { useEditedField } from '../fields/use-edited-field'
import { type EditedFieldProps, WithConflict } from './WithConflict'

export type EditedTextFieldProps<Values, Field extends keyof Values & string> = EditedFieldProps<
  Values,
  Field
> &
  Omit<TextFieldProps, keyof EditedFieldProps<Values, Field> | 'error' | 'beside' | 'onChange'> & {
    /** The format of the saved value. @default textFormat */
    format?: FieldFormat<string>
  }

/** A text field that saves on blur. Rest props go to the `TextField`. */
export function EditedTextField<Values, Field extends keyof Values & string>({
  entity,
  field,
  value,
  schema,
  format = textFormat,
  ...rest
}: EditedTextFieldProps<Values, Field>) {
  const edited = useEditedField(entity, field, { value, schema, format })
  return (
    <WithConflict edited={edited} label={rest.label} renderValue={(theirs) => theirs}>
      <TextField
        {...rest}
        labelEnd={<SaveState phase={edited.phase} />}
        error={edited.error}
        value={edited.value}
        onChange={(event) => edited.change(event.target.value)}
        onBlur={edited.commit}
      />
    </WithConflict>
  )
}

/** A field for a non-negative whole number. Use `countSchema(t)` as its schema. */
export function EditedNumberField<Values, Field extends keyof Values & string>(
  props: Omit<EditedTextFieldProps<Values, Field>, 'type' | 'inputMode'>,
) {
  return <EditedTextField {...props} inputMode="numeric" pattern="[0-9]*" maxLength={9} />
}
