import type { Schema } from '../../../../contract/operations.ts'
import { lastDayOf } from '../../../accounts/consents/consent-terms.ts'
import { clockTimeOf } from '../../../platform/dates/clock-time.ts'
import { enquiryStates, mayMoveByHand } from '../../enquiries/record/enquiry-states.ts'
import { channelUse } from '../consent/channel-use.ts'
import type { Permission } from '../consent/permission.ts'
import { maskPhone } from '../contact/masked-text.ts'
import { listingSchema, personOrNull, receivedAt, subjectSchema } from '../list/desk-row.ts'
import type { DeskDetail, TimelineRows } from './desk-detail.repository.ts'

type Rights = Schema<'DeskEnquiry'>['my_rights']

/** What the enquiry is about and how far its desk has come; without the sender. */
export function stateOf(found: DeskDetail, permission: Permission, rights: Rights) {
  const { enquiry } = found
  const isSettled =
    enquiry.withdrawnAt !== null ||
    enquiry.mergedIntoId !== null ||
    permission.ownerChangedAt !== null
  return {
    id: enquiry.publicId,
    reference: enquiry.reference,
    revision: enquiry.revision,
    state: enquiry.state,
    state_since: enquiry.stateSince.toISOString(),
    next_states:
      rights.answer && !isSettled
        ? enquiryStates.filter((to) => mayMoveByHand(enquiry.state, to))
        : [],
    lost_why: enquiry.lostReason,
    listing: listingSchema({ ...enquiry, ...found }),
    subject: subjectSchema({ ...enquiry, ...found }),
    assigned_to: personOrNull(enquiry.assignedTo, found.assigneeName),
    is_withdrawn: enquiry.withdrawnAt !== null,
    is_test: enquiry.isTest,
    merged_into: found.mergedInto,
  }
}

/** What the sender looks for. */
export const requestDetailsOf = ({ enquiry, ...found }: DeskDetail, { isLive }: Permission) => ({
  is_also_provider: isLive && found.isAlsoProvider,
  class_sought: enquiry.classSought,
  wanted_from: enquiry.wantedFrom,
  seats: found.seats,
  visit_wish: enquiry.visitWish,
})

/** When it arrived, and by when somebody answers. */
export function answerTimesOf({ enquiry }: DeskDetail, { group }: TimelineRows) {
  const waiting = group.flatMap(({ waitingSince }) => waitingSince ?? []).sort(byTime)
  return {
    received_at: receivedAt(enquiry),
    reply_due_at: enquiry.replyDueAt?.toISOString() ?? null,
    first_reply_at: enquiry.firstReplyAt?.toISOString() ?? null,
    waiting_since: waiting[0]?.toISOString() ?? null,
    next_action_on: enquiry.nextActionOn,
  }
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()

/** The person who wrote, as far as the desk may know. */
export function senderOf(enquiry: DeskDetail['enquiry'], { isLive, channels }: Permission) {
  const mayCall = channels.includes('phone') || channels.includes('whatsapp')
  return {
    name: isLive ? enquiry.parentName : null,
    email: isLive && channels.includes('email') ? enquiry.email : null,
    phone_hint: isLive && mayCall && enquiry.phone !== null ? maskPhone(enquiry.phone) : null,
    child_name: isLive ? enquiry.childName : null,
    child_born_month: isLive ? enquiry.bornMonth : null,
  }
}

export const consentOf = (permission: Permission, now: Date): Schema<'DeskConsent'> => ({
  is_live: permission.isLive,
  channels: [...permission.channels],
  days: [...permission.days],
  from: clockTimeOf(permission.fromMinute),
  to: clockTimeOf(permission.toMinute),
  given_at: permission.givenAt.toISOString(),
  expires_on: lastDayOf(permission.expiresAt),
  withdrawn_at: permission.withdrawnAt?.toISOString() ?? null,
  owner_changed_at: permission.ownerChangedAt?.toISOString() ?? null,
  now: (['email', 'phone', 'whatsapp'] as const).map((channel) => {
    const { state, nextAt } = channelUse(permission, channel, now)
    return { channel, state, next_at: nextAt?.toISOString() ?? null }
  }),
})
