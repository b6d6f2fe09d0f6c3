import type { Caller } from '../../accounts/sessions/caller.ts'

/** Whether a change shows a hidden listing of the caller, which needs room in their plan. */
export const isShownByOwner = (
  { userId }: Caller,
  row: { readonly ownerId: number | null; readonly isActive: boolean },
  change: { readonly field: string; readonly value: unknown },
): boolean =>
  change.field === 'is_active' && change.value === true && !row.isActive && row.ownerId === userId
