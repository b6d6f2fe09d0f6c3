import { AppError, notSignedIn } from './app-error.ts'

/** A school or store, which members work for. */
export interface ListingOfMembers {
  readonly kind: 'school' | 'store'
  readonly id: number
}

interface ListingColumns {
  readonly schoolId: number | null
  readonly storeId: number | null
}

/** The listing that a row names in its columns; null if it names none. */
export function listingOf({ schoolId, storeId }: ListingColumns): ListingOfMembers | null {
  if (schoolId !== null) return { kind: 'school', id: schoolId }
  return storeId === null ? null : { kind: 'store', id: storeId }
}

/** As `listingOf`, for rows that always name one. */
export function requireListingOf(row: ListingColumns): ListingOfMembers {
  const listing = listingOf(row)
  if (!listing) throw new Error('The row has no listing')
  return listing
}

/** Rights of a user over a listing that somebody else owns. */
export type MemberRole = 'manager' | 'counsellor' | 'viewer'

/** The key of a listing in `Caller.memberRoles`. */
export const listingKey = ({ kind, id }: ListingOfMembers) => `${kind}:${id}` as const

/** The signed-in user who makes a request. Services check permissions and ownership against it. */
export interface Caller {
  readonly userId: number
  readonly sessionId: number
  readonly permissions: readonly number[]
  readonly isAdmin: boolean
  /** The listings that the caller works for without owning them, by `listingKey`. */
  readonly memberRoles: Readonly<Record<string, MemberRole>>
  /** Whether the caller is an admin without a second factor. */
  readonly isSecondFactorMissing?: boolean
  /** Whether the user signed in or confirmed their password in the last 15 minutes. */
  readonly isRecentlyConfirmed?: boolean
}

interface Owned {
  readonly ownerId: number | null
}

/** The caller as the audit log records them: the owner of a record, a member of it, or an admin. */
export function actorOf({ userId, isAdmin }: Caller, { ownerId }: Owned) {
  const role = ownerId === userId ? 'owner' : isAdmin ? 'admin' : 'member'
  return { userId, role } as const
}

/** The caller must add a second factor before they may do anything else. */
export const secondFactorRequired = () =>
  new AppError(
    'second_factor_required',
    'Admins need two-step sign-in. Set it up in your profile first.',
  )

/** The caller is signed in but lacks the permission or ownership. */
export const forbidden = (msg = 'You do not have permission to do this.') =>
  new AppError('forbidden', msg)

/**
 * Requires a recent password before an export of personal data or a change of permissions, which a
 * stolen session must not make. Throws `confirm_password`.
 */
export function requireRecentPassword({ isRecentlyConfirmed }: Caller): void {
  if (!isRecentlyConfirmed)
    throw new AppError('confirm_password', 'Confirm your password first, then try again.')
}

/** The caller of an operation that visitors may not call. Throws `not_signed_in`. */
export function userOf({ caller }: { readonly caller: Caller | null }): Caller {
  if (!caller) throw notSignedIn()
  return caller
}
