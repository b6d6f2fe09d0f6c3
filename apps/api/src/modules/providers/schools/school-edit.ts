import type { SchoolColumns } from './school-editing.repository.ts'

/** What a save of a field means: its value before and after, and the columns that it changes. */
export interface SchoolEdit {
  readonly before: unknown
  readonly after: unknown
  readonly columns: SchoolColumns
  /** Files that nothing shows any more. */
  readonly dropped?: readonly string[]
}
