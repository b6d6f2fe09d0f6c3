import { FieldConflict } from '@edbazaar/feature-editing'

interface FactConflictProps<Draft> {
  conflict: { theirs: Draft; keepMine: () => void; takeTheirs: () => void } | null
  label: string
  textOf: (theirs: Draft) => string
}

/** The conflict of a field of several inputs, if there is one. */
export function FactConflict<Draft>({ conflict, label, textOf }: FactConflictProps<Draft>) {
  if (conflict === null) return null
  return (
    <FieldConflict
      label={label}
      theirs={textOf(conflict.theirs)}
      onKeepMine={conflict.keepMine}
      onTakeTheirs={conflict.takeTheirs}
    />
  )
}
