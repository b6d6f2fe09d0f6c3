import type { RegisterColumn } from './register-record.ts'

/** A field that was changed or dropped; one line of rejected.csv. */
interface Note {
  /** Empty if the note is about the whole row. */
  readonly column: RegisterColumn | ''
  readonly value: string
  /** Begins with `row refused`, `field dropped`, `field cut`, `repaired` or `kept`. */
  readonly reason: string
}

export type TakeNote = (column: Note['column'], value: string, reason: string) => void
