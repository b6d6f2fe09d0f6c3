import type { ListingOfMembers } from '../../../../caller.ts'

/** The enquiries that a list is about. */
export type DeskScope =
  | { readonly kind: 'listings'; readonly listings: readonly ListingOfMembers[] }
  | { readonly kind: 'product' | 'batch'; readonly id: number }
  | { readonly kind: 'general' }
