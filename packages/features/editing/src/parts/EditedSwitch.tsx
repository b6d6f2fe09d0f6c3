import { useMessages } from '@edbazaar/feature-platform'
import { Switch, type SwitchProps } from '@edbazaar/ui/Switch'
import { switchFormat } from '../fields/field-format'
import { useEditedField } from '../fields/use-edited-field'
import { messages } from '../messages'
import * as styles from './parts.css'
import { type EditedFieldProps, WithConflict } from './WithConflict'

type Props<Values, Field extends keyof Values & string> = EditedFieldProps<Values, Field> &
  Omit<
    SwitchProps,
    keyof EditedFieldProps<Values, Field> | 'savePhase' | 'onChange' | 'checked'
  > & {
    /** Whether an admin has hidden the listing, so that its visibility switch has no effect. @default false */
    isHiddenByAdmin?: boolean
  }

/** A switch that saves at once. Rest props go to the `Switch`. */
export function EditedSwitch<Values, Field extends keyof Values & string>({
  entity,
  field,
  value,
  schema,
  isHiddenByAdmin = false,
  ...rest
}: Props<Values, Field>) {
  const t = useMessages(messages)
  const edited = useEditedField(entity, field, { value, schema, format: switchFormat })
  return (
    <WithConflict
      edited={edited}
      label={rest.label}
      renderValue={(theirs) => (theirs ? t(messages.on) : t(messages.off))}
    >
      <Switch
        {...rest}
        {...(isHiddenByAdmin && { hint: t(messages.hiddenByAdmin), disabled: true })}
        savePhase={edited.phase}
        checked={edited.value && !isHiddenByAdmin}
        onChange={(event) => edited.save(event.target.checked)}
      />
      {edited.error !== undefined && (
        <p role="alert" className={styles.error}>
          {edited.error}
        </p>
      )}
    </WithConflict>
  )
}
