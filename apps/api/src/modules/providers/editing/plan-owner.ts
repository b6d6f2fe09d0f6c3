import type { Caller } from '../../../caller.ts'

/**
 * The owner whose plan needs room for a change: one that shows a hidden listing. Null if the change
 * needs no room, or an admin makes it for somebody else.
 */
export function planOwnerOf(
  { userId, isAdmin }: Caller,
  { ownerId, isActive }: { readonly ownerId: number | null; readonly isActive: boolean },
  { field, value }: { readonly field: string; readonly value: unknown },
): number | null {
  const isShown = field === 'is_active' && value === true && !isActive
  return isShown && (ownerId === userId || !isAdmin) ? ownerId : null
}
