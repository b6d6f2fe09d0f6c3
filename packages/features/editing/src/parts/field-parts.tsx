import { SaveState } from '@edbazaar/ui/SaveState'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { EditedEntity } from '../fields/use-edited-entity'
import type { useEditedField } from '../fields/use-edited-field'
import { FieldConflict } from './FieldConflict'

/** What every field that saves itself is told. */
export interface EditedFieldProps<Values, Field extends keyof Values> {
  entity: EditedEntity<Values>
  field: Field
  /** What was loaded. */
  value: Values[Field]
  /** Makes of what was typed what is sent, and says what is wrong with it. */
  schema: v.GenericSchema<unknown, Values[Field]>
}

type Edited<Draft> = ReturnType<typeof useEditedField<Record<string, unknown>, string, Draft>>

/** State and error of a field of `ui`. */
export const shownState = <Draft,>({ phase, error }: Edited<Draft>) => ({
  beside: <SaveState phase={phase} />,
  error,
})

interface WithConflictProps<Draft> {
  edited: Edited<Draft>
  /** Name of the field. */
  label: string
  /** How what somebody else wrote is shown. */
  show: (theirs: Draft) => ReactNode
  children: ReactNode
}

/** A field, and under it what somebody else has made of it meanwhile. */
export function WithConflict<Draft>({ edited, label, show, children }: WithConflictProps<Draft>) {
  const { conflict } = edited
  return (
    <div>
      {children}
      {conflict !== null && (
        <FieldConflict
          label={label}
          theirs={show(conflict.theirs)}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </div>
  )
}
