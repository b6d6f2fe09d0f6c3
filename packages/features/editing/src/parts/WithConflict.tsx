import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { EditedEntity } from '../fields/use-edited-entity'
import type { useEditedField } from '../fields/use-edited-field'
import { FieldConflict } from './FieldConflict'

/** Props of every auto-saving field. */
export interface EditedFieldProps<Values, Field extends keyof Values> {
  entity: EditedEntity<Values>
  field: Field
  /** The loaded value. */
  value: Values[Field]
  /** Validates the input and converts it to the value that the API receives. */
  schema: v.GenericSchema<unknown, Values[Field]>
}

type Edited<Draft> = ReturnType<typeof useEditedField<Record<string, unknown>, string, Draft>>

interface WithConflictProps<Draft> {
  edited: Edited<Draft>
  /** Label of the field. */
  label: string
  /** Renders the conflicting value. */
  renderValue: (theirs: Draft) => ReactNode
  children: ReactNode
}

/** A field with its conflict below, if there is one. */
export function WithConflict<Draft>({
  edited,
  label,
  renderValue,
  children,
}: WithConflictProps<Draft>) {
  const { conflict } = edited
  return (
    <div>
      {children}
      {conflict !== null && (
        <FieldConflict
          label={label}
          theirs={renderValue(conflict.theirs)}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </div>
  )
}
