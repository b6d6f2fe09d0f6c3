import type { ListingOfMembers } from '../../../caller.ts'

/** The listings that figures are about. */
export interface DashboardScope {
  readonly schoolIds: readonly number[]
  readonly storeIds: readonly number[]
  /** Only this product of the store. */
  readonly productId: number | null
}

export const scopeOf = (
  listings: readonly ListingOfMembers[],
  productId: number | null = null,
): DashboardScope => ({
  schoolIds: listings.filter(({ kind }) => kind === 'school').map(({ id }) => id),
  storeIds: listings.filter(({ kind }) => kind === 'store').map(({ id }) => id),
  productId,
})
