import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../../contract/operations.ts'
import { hasPublicModeration, isPublicModeration } from '../../../../db/public-moderation.ts'

type ListingStatus = Schema<'ListingStatus'>
type Moderation = Schema<'ModerationState'>

interface StatusColumns {
  readonly deletedAt: PgColumn
  readonly isActive: PgColumn
  readonly moderation: PgColumn
}

interface StatusValues {
  readonly deletedAt: Date | null
  readonly isActive: boolean
  readonly moderation: Moderation
}

const publicStates: Readonly<Record<'unreviewed' | 'approved', ListingStatus>> = {
  unreviewed: 'unreviewed',
  approved: 'live',
}

/** Whether parents see a record, and why not. */
export function listingStatus({ deletedAt, isActive, moderation }: StatusValues): ListingStatus {
  if (deletedAt !== null) return 'deleted'
  if (!isPublicModeration(moderation)) return moderation
  return isActive ? publicStates[moderation] : 'switched_off'
}

/** Whether a record has the status. Each condition begins with one that an index is limited to. */
export function hasStatus(
  { deletedAt, isActive, moderation }: StatusColumns,
  status: ListingStatus | undefined,
): SQL | undefined {
  if (status === undefined) return undefined
  if (status === 'deleted') return sql`${deletedAt} is not null`
  const isKept = sql`${deletedAt} is null`
  if (status === 'switched_off')
    return sql`not ${isActive} and ${isKept} and ${hasPublicModeration(moderation)}`
  if (status === 'live') return sql`${isActive} and ${isKept} and ${eq(moderation, 'approved')}`
  const isSo = sql`${moderation} <> 'approved' and ${eq(moderation, status)} and ${isKept}`
  return status === 'unreviewed' ? sql`${isSo} and ${isActive}` : isSo
}

/** Whether a record has an owner. */
export const hasOwner = (ownerId: PgColumn, owner: 'yes' | 'no' | undefined): SQL | undefined =>
  owner === undefined
    ? undefined
    : owner === 'yes'
      ? sql`${ownerId} is not null`
      : sql`${ownerId} is null`
