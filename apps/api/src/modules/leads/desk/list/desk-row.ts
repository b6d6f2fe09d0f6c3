import { listingOf } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import { termsOf } from '../consent/consent-json.ts'
import { permissionOf } from '../consent/permission.ts'
import { visibleText } from '../contact/hidden-names.ts'
import type { DeskRow } from './desk-list.repository.ts'

const excerptLength = 160

/** A row of the list as the contract describes it, without what the consent does not permit. */
export function deskRow(row: DeskRow, now: Date): Schema<'DeskEnquiryRow'> {
  const permission = permissionOf(termsOf(row.consents), now)
  const { isLive } = permission
  const { lastText } = row
  const text = lastText.text === null ? null : visibleText(lastText.text, row, isLive)
  return {
    id: row.publicId,
    reference: row.reference,
    revision: row.revision,
    state: row.state,
    state_since: row.stateSince.toISOString(),
    listing: listingSchema(row),
    subject: subjectSchema(row),
    is_consent_live: isLive,
    is_consent_withdrawn: permission.withdrawnAt !== null,
    is_test: row.isTest,
    has_new_owner: permission.withdrawnAt === null && permission.ownerChangedAt !== null,
    name: isLive ? row.parentName : null,
    child_name: isLive ? row.childName : null,
    child_born_month: isLive ? row.bornMonth : null,
    class_sought: row.classSought,
    wanted_from: row.wantedFrom,
    excerpt: text === null ? null : text.slice(0, excerptLength),
    received_at: receivedAt(row),
    last_at: new Date(lastText.at).toISOString(),
    is_unread: !lastText.isRead,
    reply_due_at: row.replyDueAt?.toISOString() ?? null,
    first_reply_at: row.firstReplyAt?.toISOString() ?? null,
    waiting_since: row.waitingSince === null ? null : new Date(row.waitingSince).toISOString(),
    next_action_on: row.nextActionOn,
    assigned_to: personOrNull(row.assignedTo, row.assigneeName),
    is_withdrawn: row.withdrawnAt !== null,
    merged_count: row.consents.length - 1,
    can_email: isLive && permission.channels.includes('email'),
  }
}

/** When the desk received an enquiry. */
export function receivedAt({ confirmedAt }: { readonly confirmedAt: Date | null }): string {
  if (!confirmedAt) throw new Error('The enquiry is not confirmed')
  return confirmedAt.toISOString()
}

export const personOrNull = (
  userId: number | null,
  name: string | null,
): Schema<'DeskPerson'> | null =>
  userId === null || name === null ? null : { user_id: userId, name }

interface ListingNames {
  readonly schoolId: number | null
  readonly storeId: number | null
  readonly productId: number | null
  readonly batchId: number | null
  readonly listingName: string | null
  readonly productName: string | null
  readonly batchName: string | null
}

export function listingSchema(row: ListingNames): Schema<'DeskListing'> | null {
  const listing = listingOf(row)
  return listing && { ...listing, name: row.listingName ?? '' }
}

/** The product or batch that an enquiry is about. */
export function subjectSchema(row: ListingNames): Schema<'DeskSubject'> | null {
  const { batchId, batchName, productId, productName } = row
  if (batchId !== null && batchName !== null)
    return { kind: 'batch', id: batchId, name: [productName, batchName].filter(Boolean).join(', ') }
  return productId === null || productName === null
    ? null
    : { kind: 'product', id: productId, name: productName }
}
