import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'

type ChangeKind = Schema<'ModerationChange'>['kind']

/** A field as admins see it, and its columns by their names in the database. */
export interface FieldShape {
  readonly kind: ChangeKind
  readonly columns: readonly string[]
}

type Row = Readonly<Record<string, unknown>>

/** A field with the value that it gets. */
interface FieldValue {
  readonly field: string
  readonly value: unknown
}

/** The fields of a kind of listing, as moderation needs them and its editor defines them. */
export interface ListingFields {
  readonly kind: 'school' | 'store' | 'product'
  readonly fields: Readonly<Record<string, FieldShape>>
  /** The columns of listings by their property names, by id, also of deleted ones. */
  find(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Row>>
  /** The fields of a listing by the names of the contract. */
  valuesOf(row: Row): Readonly<Record<string, unknown>>
  /** Columns by their names in the database, from a row with property names. */
  columnsOf(row: Row): Row
  /** The values of a field for admins: names instead of ids. */
  shown(field: string, value: unknown, names: ReadonlyMap<number, string>): unknown
  /** The columns, by their names in the database, of values that waited for a decision. */
  heldColumns(tx: Db, row: Row, values: readonly FieldValue[]): Promise<Row>
  /** Writes what depends on fields that an admin has changed: former slugs, products, popularity. */
  afterChange(tx: Db, before: Row): Promise<void>
  /**
   * Writes what depends on filter values that were selected in listings: values derived from them,
   * popularity.
   */
  afterSelection(tx: Db, before: readonly Row[]): Promise<void>
}
