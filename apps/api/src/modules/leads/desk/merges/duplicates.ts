import type { enquiries } from '../../../../db/schema/index.ts'
import type { MergeReason } from './merges.repository.ts'

type Enquiry = Pick<
  typeof enquiries.$inferSelect,
  'childId' | 'childName' | 'emailKey' | 'phone' | 'userId'
>

/** What an earlier enquiry to the same listing is to a new one. */
export type Likeness =
  | { readonly kind: 'duplicate'; readonly reasons: readonly MergeReason[] }
  | { readonly kind: 'family' }
  | { readonly kind: 'other' }

/**
 * The stated rule: the same user, email address or phone number, and the same child or none in both, is a
 * duplicate. The same phone number with another child is one family. A name alone is nothing.
 */
export function likenessOf(earlier: Enquiry, later: Enquiry): Likeness {
  const isSamePhone = later.phone !== null && earlier.phone === later.phone
  const reasons: MergeReason[] = []
  if (later.userId !== null && earlier.userId === later.userId) reasons.push('same_user')
  if (earlier.emailKey === later.emailKey) reasons.push('same_email')
  if (isSamePhone) reasons.push('same_phone')
  if (reasons.length > 0 && isSameChild(earlier, later)) return { kind: 'duplicate', reasons }
  return { kind: isSamePhone ? 'family' : 'other' }
}

function isSameChild(earlier: Enquiry, later: Enquiry): boolean {
  if (earlier.childId !== null && later.childId !== null) return earlier.childId === later.childId
  return nameOf(earlier) === nameOf(later)
}

const nameOf = ({ childName }: Enquiry) => childName?.trim().toLowerCase() ?? ''
