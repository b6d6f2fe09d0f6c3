import { TextArea, type TextAreaProps } from '@edbazaar/ui/TextArea'
import { textFormat } from '../fields/field-format'
import { useEditedField } from '../fields/use-edited-field'
import { type EditedFieldProps, shownState, WithConflict } from './field-parts'

type Props<Values, Field extends keyof Values & string> = EditedFieldProps<Values, Field> &
  Omit<TextAreaProps, keyof EditedFieldProps<Values, Field> | 'error' | 'beside' | 'onChange'>

/** Lines of text that save themselves when they are left. Rest props go to the `TextArea`. */
export function EditedTextArea<Values, Field extends keyof Values & string>({
  entity,
  field,
  value,
  schema,
  ...rest
}: Props<Values, Field>) {
  const edited = useEditedField(entity, field, { value, schema, format: textFormat })
  return (
    <WithConflict edited={edited} label={rest.label} show={(theirs) => theirs}>
      <TextArea
        {...rest}
        {...shownState(edited)}
        value={edited.value}
        onChange={(event) => edited.change(event.target.value)}
        onBlur={edited.leave}
      />
    </WithConflict>
  )
}
