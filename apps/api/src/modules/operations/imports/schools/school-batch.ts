import type { ImportCounts } from '../../../../db/schema/imports.ts'
import type { SchoolRow } from '../cleaning/school-row.ts'
import type { Rejection } from '../run/rejected-file.ts'

/** Cleaned rows of the file that are written together. */
export interface SchoolBatch {
  /** Records of the file in this batch, including refused ones. */
  readonly records: number
  readonly rows: readonly BatchRow[]
  readonly rejections: Rejection[]
  /** Counts from reading alone. */
  readonly counts: ImportCounts
}

export interface BatchRow {
  readonly line: number
  readonly row: SchoolRow
  /** The key probably occurred before in this file. */
  readonly isRepeated: boolean
}

/** A batch that is ready to write. */
export interface PreparedBatch {
  readonly records: number
  readonly rejections: readonly Rejection[]
  readonly counts: ImportCounts
  /** Lines for COPY. */
  readonly newSchools: readonly Buffer[]
  readonly newDocuments: readonly Buffer[]
  readonly newIds: readonly number[]
  readonly changedSchools: readonly Buffer[]
  readonly changedIds: readonly number[]
  /** Keys and slugs that are taken once this batch is committed. */
  readonly keys: ReadonlySet<string>
  readonly slugs: ReadonlySet<string>
}
