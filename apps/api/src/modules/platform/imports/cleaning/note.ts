import type { RegisterColumn } from './register-record.ts'

/** Something about a row that went in changed, or not at all; one line of rejected.csv. */
interface Note {
  /** Empty where the row as a whole is meant. */
  readonly column: RegisterColumn | ''
  readonly value: string
  /** Begins with `row refused`, `field dropped`, `field cut`, `repaired` or `kept`. */
  readonly reason: string
}

export type TakeNote = (column: Note['column'], value: string, reason: string) => void
