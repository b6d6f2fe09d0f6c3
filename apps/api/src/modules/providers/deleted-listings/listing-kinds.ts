import type { Path } from '../../../contract/operations.ts'

/** The kinds that can be deleted and restored: a school, store or product. */
export type ListingKind = Path<'deleteListing'>['kind']

export interface ListingRef {
  readonly kind: ListingKind
  readonly id: number
}

/** Days in which a deleted listing can be restored. */
export const restorableDays = 30

export const restorableUntil = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + restorableDays * 24 * 60 * 60 * 1_000)
