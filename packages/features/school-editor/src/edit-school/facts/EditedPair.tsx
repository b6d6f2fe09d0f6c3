import { type EditedEntity, type FieldFormat, useEditedField } from '@edbazaar/feature-editing'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { TextField, type TextFieldProps } from '@edbazaar/ui/TextField'
import { type FocusEvent, useId } from 'react'
import type * as v from 'valibot'
import * as styles from '../edit-school.css'
import type { SchoolValues } from '../use-school-entity'
import { FactConflict } from './FactConflict'
import type { PairDraft } from './pair-format'

interface EditedPairProps<Field extends keyof SchoolValues, Name extends string> {
  entity: EditedEntity<SchoolValues>
  field: Field
  value: SchoolValues[Field]
  format: FieldFormat<PairDraft<Name>>
  schema: v.GenericSchema<unknown, SchoolValues[Field]>
  /** The two inputs by the names of the contract. */
  inputs: readonly (Omit<TextFieldProps, 'name' | 'value' | 'onChange'> & { name: Name })[]
  /** Label of both, for a conflict. */
  label: string
  hint?: string
}

/** Two inputs that are saved as one field, when the user leaves both. */
export function EditedPair<Field extends keyof SchoolValues & string, Name extends string>({
  entity,
  field,
  value,
  format,
  schema,
  inputs,
  label,
  hint,
}: EditedPairProps<Field, Name>) {
  const id = useId()
  const edited = useEditedField(entity, field, { value, format, schema })
  const { error } = edited
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) edited.commit()
  }
  return (
    <fieldset
      aria-label={label}
      aria-describedby={error === undefined ? undefined : id}
      className={styles.pairGroup}
      onBlur={onBlur}
    >
      <div className={styles.pair}>
        {inputs.map(({ name, ...input }, index) => (
          <TextField
            key={name}
            {...input}
            labelEnd={index === inputs.length - 1 ? <SaveState phase={edited.phase} /> : undefined}
            aria-invalid={error === undefined ? undefined : true}
            autoComplete="off"
            value={edited.value[name]}
            onChange={({ target }) => edited.change({ ...edited.value, [name]: target.value })}
          />
        ))}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error !== undefined && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
      <FactConflict
        conflict={edited.conflict}
        label={label}
        textOf={(theirs) => inputs.map(({ name }) => theirs[name] || '–').join(' – ')}
      />
    </fieldset>
  )
}
