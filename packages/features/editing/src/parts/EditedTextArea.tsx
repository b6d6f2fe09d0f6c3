import { SaveState } from '@edbazaar/feature-platform/save-state'
import { TextArea, type TextAreaProps } from '@edbazaar/ui/TextArea'
import { textFormat } from '../fields/field-format'
import { useEditedField } from '../fields/use-edited-field'
import { type EditedFieldProps, WithConflict } from './WithConflict'

type Props<Values, Field extends keyof Values & string> = EditedFieldProps<Values, Field> &
  Omit<TextAreaProps, keyof EditedFieldProps<Values, Field> | 'error' | 'beside' | 'onChange'>

/** A multi-line text field that saves on blur. Rest props go to the `TextArea`. */
export function EditedTextArea<Values, Field extends keyof Values & string>({
  entity,
  field,
  value,
  schema,
  ...rest
}: Props<Values, Field>) {
  const edited = useEditedField(entity, field, { value, schema, format: textFormat })
  return (
    <WithConflict edited={edited} label={rest.label} renderValue={(theirs) => theirs}>
      <TextArea
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
