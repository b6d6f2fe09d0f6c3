import type { DocumentKind } from '../documents/keys.ts'

/** A search document that may match a query. */
export interface Candidate {
  readonly kind: DocumentKind
  readonly ref_id: number
  readonly name: string
  readonly norm: string
  readonly slug: string | null
  readonly detail: string
  readonly files: readonly string[]
  readonly lat: number | null
  readonly lng: number | null
  readonly popularity: number
}
