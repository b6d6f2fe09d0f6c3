import { useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/ui/SaveState'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import { textFormat } from '../fields/field-format'
import { useEditedField } from '../fields/use-edited-field'
import { messages } from '../messages'
import type { EditedTextFieldProps } from './EditedTextField'
import { WithConflict } from './field-parts'

type Props<Values, Field extends keyof Values & string> = Omit<
  EditedTextFieldProps<Values, Field>,
  'type'
>

/** A date field that saves on blur, unless the date is incomplete. Use `daySchema(t)` as its schema. */
export function EditedDateField<Values, Field extends keyof Values & string>({
  entity,
  field,
  value,
  schema,
  ...rest
}: Props<Values, Field>) {
  const t = useMessages(messages)
  const edited = useEditedField(entity, field, { value, schema, format: textFormat })
  /** The browser reports an incomplete date as an empty value with `badInput`. */
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [isBlurred, setIsBlurred] = useState(true)
  return (
    <WithConflict edited={edited} label={rest.label} renderValue={(theirs) => theirs}>
      <TextField
        {...rest}
        labelEnd={<SaveState phase={edited.phase} />}
        error={isIncomplete && isBlurred ? t(messages.fullDate) : edited.error}
        type="date"
        value={isIncomplete ? '' : edited.value}
        onChange={({ target }) => {
          setIsIncomplete(target.validity.badInput)
          setIsBlurred(false)
          if (!target.validity.badInput) edited.change(target.value)
        }}
        onBlur={({ target }) => {
          setIsIncomplete(target.validity.badInput)
          setIsBlurred(true)
          if (!target.validity.badInput) edited.commit()
        }}
      />
    </WithConflict>
  )
}
