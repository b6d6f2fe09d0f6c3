import { type Caller, listingOf } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { NameOfUser } from '../../../accounts/users/name-of-user.ts'
import type { EnquiryRoutesRepository } from '../../enquiries/routes/enquiry-routes.repository.ts'
import { toVisit } from '../../enquiries/visits/visit-schemas.ts'
import type { VisitsRepository } from '../../enquiries/visits/visits.repository.ts'
import { type DeskAccess, rightsOf } from '../access/desk-access.ts'
import type { DeskListingsRepository } from '../access/desk-listings.repository.ts'
import { termsOf } from '../consent/consent-json.ts'
import { permissionOf } from '../consent/permission.ts'
import { visibleText } from '../contact/hidden-names.ts'
import { personOrNull } from '../list/desk-row.ts'
import { noEnquiry } from '../record/desk-record.ts'
import { claimableUntil, invalidReasons, isProven } from '../rules/invalid-rule.ts'
import type { ReplyTemplatesRepository } from '../settings/reply-templates.repository.ts'
import { taskSchema } from '../tasks/desk-task.ts'
import type { DeskTasksRepository } from '../tasks/desk-tasks.repository.ts'
import { fieldsOf } from '../templates/enquiry-fields.ts'
import type { DeskDetail, DeskDetailRepository } from './desk-detail.repository.ts'
import {
  answerTimesOf,
  consentOf,
  requestDetailsOf,
  senderOf,
  stateOf,
} from './desk-enquiry-parts.ts'
import { timelineOf } from './desk-timeline.ts'
import { relatedOf } from './related-enquiries.ts'

export type DeskDetailService = ReturnType<typeof createDeskDetailService>

interface DeskDetailDeps {
  readonly access: DeskAccess
  readonly listings: Pick<DeskListingsRepository, 'answering'>
  readonly nameOfUser: NameOfUser
  readonly templates: Pick<ReplyTemplatesRepository, 'list'>
  readonly tasks: Pick<DeskTasksRepository, 'ofEnquiry'>
  readonly repository: DeskDetailRepository
  readonly visits: Pick<VisitsRepository, 'ofEnquiries'>
  readonly routes: Pick<EnquiryRoutesRepository, 'ofEnquiry'>
}

/** Shows one enquiry to its desk. */
export function createDeskDetailService(deps: DeskDetailDeps) {
  const { access, listings, nameOfUser, templates, tasks, repository, visits, routes } = deps

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
          nameOfUser(caller.userId),
          access.isMember(caller, listing),
          visits.ofEnquiries(groupIds),
        ])
      if (isMember) await repository.markSeen(groupIds, caller.userId)
      const rights = rightsOf([role])
      return {
        ...stateOf(found, permission, rights),
        ...senderOf(enquiry, permission),
        ...requestDetailsOf(found, permission),
        ...answerTimesOf(found, rows),
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
