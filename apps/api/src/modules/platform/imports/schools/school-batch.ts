import type { ImportCounts } from '../../../../db/schema/imports.ts'
import type { SchoolRow } from '../cleaning/school-row.ts'
import type { Rejection } from '../run/rejected-file.ts'

/** Rows of the file that go in together, cleaned. */
export interface SchoolBatch {
  /** Records of the file that it covers, with those that were refused. */
  readonly records: number
  readonly rows: readonly BatchRow[]
  readonly rejections: Rejection[]
  /** What reading alone has counted. */
  readonly counts: ImportCounts
}

export interface BatchRow {
  readonly line: number
  readonly row: SchoolRow
  /** The key has been seen before in this file, or so it seems. */
  readonly isRepeated: boolean
}

/** A batch as it goes to the database. */
export interface PreparedBatch {
  readonly records: number
  readonly rejections: readonly Rejection[]
  readonly counts: ImportCounts
  /** Lines of COPY. */
  readonly newSchools: readonly Buffer[]
  readonly newDocuments: readonly Buffer[]
  readonly newIds: readonly number[]
  readonly changedSchools: readonly Buffer[]
  readonly changedIds: readonly number[]
  /** Keys and slugs that are the database's once this batch is committed. */
  readonly keys: ReadonlySet<string>
  readonly slugs: ReadonlySet<string>
}
