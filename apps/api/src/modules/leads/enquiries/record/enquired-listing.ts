import type { ListingOfMembers } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'

export type Recipient = { readonly kind: Schema<'ListingKind'>; readonly id: number }

export interface ListingRow extends Record<string, unknown> {
  readonly name: string
  readonly place: string | null
  readonly deskKind: 'school' | 'store'
  readonly deskId: number
  readonly deskName: string
  /** Whether a member may answer. */
  readonly isAnswered: boolean
  readonly ageMin: number | null
  readonly ageMax: number | null
  /** yyyy-mm-dd. */
  readonly closesOn: string | null
}

/** A public school, store or product that can be written to. */
export interface EnquiredListing extends ListingRow {
  readonly kind: Recipient['kind']
  readonly id: number
  readonly desk: ListingOfMembers
}
