import type { Body } from '../../../contract/operations.ts'
import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import type { ResolvedLocation } from '../../platform/places/location-resolver.ts'
import type { FieldEdit } from '../editing/field-editor.ts'
import type { SchoolRow } from './school-row.ts'

/** The `SchoolChange` of the contract. */
export type SchoolChange = Body<'editSchool'>

/** The values that a change needs and that are read before its transaction. */
export interface PreparedChange {
  readonly catalogue: FilterCatalogue
  /** The resolved location, if the change sets the location. */
  readonly location: ResolvedLocation | undefined
}

/** A change to a school's field, in the transaction that makes it. */
export type SchoolEdit = FieldEdit<SchoolRow, SchoolChange, PreparedChange>
