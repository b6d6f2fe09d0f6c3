import type { Caller } from '../../../../caller.ts'
import { listingOf } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import { lastDayOf } from '../../../accounts/consents/consent-terms.ts'
import { clockTimeOf } from '../../../platform/dates/clock-time.ts'
import type { EnquiryRoutesRepository } from '../../enquiries/enquiry-routes.repository.ts'
import { enquiryStates, mayMoveByHand } from '../../enquiries/enquiry-states.ts'
import { toVisit } from '../../enquiries/visit-schemas.ts'
import type { VisitsRepository } from '../../enquiries/visits.repository.ts'
import { type DeskAccess, rightsOf } from '../access/desk-access.ts'
import type { DeskListingsRepository } from '../access/desk-listings.repository.ts'
import { channelUse } from '../consent/channel-use.ts'
import { termsOf } from '../consent/group-consents.repository.ts'
import { type Permission, permissionOf } from '../consent/permission.ts'
import { visibleText } from '../contact/hidden-names.ts'
import { maskPhone } from '../contact/masked-text.ts'
import { listingSchema, personOrNull, receivedAt, subjectSchema } from '../list/desk-row.ts'
import { noEnquiry } from '../record/desk-record.ts'
import { claimableUntil, invalidReasons, isProven } from '../rules/invalid-rule.ts'
import type { ReplyTemplatesRepository } from '../settings/reply-templates.repository.ts'
import { taskSchema } from '../tasks/desk-task.ts'
import type { DeskTasksRepository } from '../tasks/desk-tasks.repository.ts'
import { fieldsOf } from '../templates/enquiry-fields.ts'
import type { DeskDetail, DeskDetailRepository } from './desk-detail.repository.ts'
import { timelineOf } from './desk-timeline.ts'
import { relatedOf } from './related-enquiries.ts'

export type DeskDetailService = ReturnType<typeof createDeskDetailService>

interface DeskDetailDeps {
  readonly access: DeskAccess
  readonly listings: Pick<DeskListingsRepository, 'answering' | 'nameOf'>
  readonly templates: Pick<ReplyTemplatesRepository, 'list'>
  readonly tasks: Pick<DeskTasksRepository, 'ofEnquiry'>
  readonly repository: DeskDetailRepository
  readonly visits: Pick<VisitsRepository, 'ofEnquiries'>
  readonly routes: Pick<EnquiryRoutesRepository, 'ofEnquiry'>
}

/** Shows one enquiry to its desk. */
export function createDeskDetailService(deps: DeskDetailDeps) {
  const { access, listings, templates, tasks, repository, visits, routes } = deps

  async function claimOf({ enquiry }: DeskDetail, isLive: boolean, now: Date) {
    const [claim, failed] = await Promise.all([
      repository.claim(enquiry.id),
      repository.failedContacts(enquiry.id),
    ])
    const shown = (text: string | null) => text && visibleText(text, enquiry, isLive)
    return {
      until: claimableUntil(enquiry, now)?.toISOString() ?? null,
      reasons: invalidReasons.map((reason) => ({ reason, is_available: isProven(reason, failed) })),
      claim: claim
        ? {
            reason: claim.reason,
            evidence: shown(claim.evidence),
            by: personOrNull(claim.claimedBy, claim.claimantName),
            at: claim.at.toISOString(),
            parent_answer: shown(claim.parentAnswer),
          }
        : null,
    }
  }

  return {
    /** The response of `getDeskEnquiry`, which it records as seen. Throws `not_found`, `forbidden`. */
    async read(caller: Caller, publicId: string): Promise<Schema<'DeskEnquiry'>> {
      const found = await repository.find(publicId)
      if (!found) throw noEnquiry()
      const { enquiry } = found
      const listing = listingOf(enquiry)
      const role = await access.requireRole(caller, listing, 'see enquiries')
      const now = new Date()
      const permission = permissionOf(termsOf(found.consents), now)
      const { isLive } = permission
      const rows = await repository.timeline(enquiry.id)
      const groupIds = rows.group.map(({ id }) => id)
      const [invalid, related, members, texts, ownTasks, myName, isMember, visitsOfGroup] =
        await Promise.all([
          claimOf(found, isLive, now),
          listing && isLive ? repository.related(enquiry, listing) : [],
          listing ? listings.answering([listing]) : [],
          listing ? templates.list({ listing, use: 'enquiry' }) : [],
          tasks.ofEnquiry(enquiry.id),
          listings.nameOf(caller.userId),
          access.isMember(caller, listing),
          visits.ofEnquiries(groupIds),
        ])
      if (isMember) await repository.markSeen(groupIds, caller.userId)
      const rights = rightsOf([role])
      const isSettled =
        enquiry.withdrawnAt !== null ||
        enquiry.mergedIntoId !== null ||
        permission.ownerChangedAt !== null
      const waiting = rows.group.flatMap(({ waitingSince }) => waitingSince ?? []).sort(byTime)
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
        ...senderOf(enquiry, permission),
        is_also_provider: isLive && found.isAlsoProvider,
        class_sought: enquiry.classSought,
        wanted_from: enquiry.wantedFrom,
        seats: found.seats,
        visit_wish: enquiry.visitWish,
        received_at: receivedAt(enquiry),
        reply_due_at: enquiry.replyDueAt?.toISOString() ?? null,
        first_reply_at: enquiry.firstReplyAt?.toISOString() ?? null,
        waiting_since: waiting[0]?.toISOString() ?? null,
        next_action_on: enquiry.nextActionOn,
        assigned_to: personOrNull(enquiry.assignedTo, found.assigneeName),
        is_withdrawn: enquiry.withdrawnAt !== null,
        is_test: enquiry.isTest,
        merged_into: found.mergedInto,
        consent: consentOf(permission, now),
        timeline: timelineOf(rows, { ...enquiry, isLive }),
        tasks: ownTasks.map((task) => taskSchema(task, enquiry, isLive)),
        visits: visitsOfGroup.map(toVisit),
        routes: listing ? [] : await routes.ofEnquiry(enquiry.id),
        invalid,
        related: relatedOf(related, now),
        fields: fieldsOf({ ...enquiry, listingName: found.listingName }, isLive, myName),
        members,
        templates: texts,
        my_rights: rights,
      }
    },
  }
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()

/** The person who wrote, as far as the desk may know. */
function senderOf(enquiry: DeskDetail['enquiry'], { isLive, channels }: Permission) {
  const mayCall = channels.includes('phone') || channels.includes('whatsapp')
  return {
    name: isLive ? enquiry.parentName : null,
    email: isLive && channels.includes('email') ? enquiry.email : null,
    phone_hint: isLive && mayCall && enquiry.phone !== null ? maskPhone(enquiry.phone) : null,
    child_name: isLive ? enquiry.childName : null,
    child_born_month: isLive ? enquiry.bornMonth : null,
  }
}

const consentOf = (permission: Permission, now: Date): Schema<'DeskConsent'> => ({
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
