import { AppError } from '../../../../app-error.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { lastDayOf, longestConsent } from '../../../accounts/consents/consent-terms.ts'
import type { ConsentsService } from '../../../accounts/consents/consents.service.ts'
import {
  enquiryNotice,
  generalNotice,
  noticeOf,
} from '../../../accounts/consents/enquiry-notice.ts'
import { clockTimeOf } from '../../../platform/dates/clock-time.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import { dayInIndiaAfter } from '../../../platform/dates/india-time.ts'
import type { EnquiryEventsRepository } from '../record/enquiry-events.repository.ts'
import { deskOf, type EnquiryRow } from '../record/enquiry-row.ts'
import type { EnquiryThreadRepository } from '../record/enquiry-thread.repository.ts'
import type { DeskHoursRepository } from '../reply-times/desk-hours.repository.ts'
import { defaultHours, toDeskHours } from '../reply-times/desk-hours.ts'
import type { EnquiryRoutesRepository } from '../routes/enquiry-routes.repository.ts'
import type { TimedVisit } from '../visits/timed-visit.ts'
import { toOfferedSlot, toVisit } from '../visits/visit-schemas.ts'
import type { VisitSlotsRepository } from '../visits/visit-slots.repository.ts'
import type { VisitsRepository } from '../visits/visits.repository.ts'
import type { MyEnquiriesRepository } from './my-enquiries.repository.ts'
import { toSummary } from './my-enquiries.service.ts'
import { senderTimeline } from './sender-timeline.ts'

interface MyEnquiryReaderDeps {
  readonly summaries: MyEnquiriesRepository
  readonly thread: EnquiryThreadRepository
  readonly consents: ConsentsService
  readonly events: Pick<EnquiryEventsRepository, 'forSender'>
  readonly deskHours: DeskHoursRepository
  readonly visits: Pick<VisitsRepository, 'ofEnquiries'>
  readonly slots: Pick<VisitSlotsRepository, 'free'>
  readonly routes: Pick<EnquiryRoutesRepository, 'ofEnquiry'>
}

export type MyEnquiryReader = ReturnType<typeof createMyEnquiryReader>
type StoredConsent = Awaited<ReturnType<ConsentsService['get']>> & {
  /** When the listing got another owner, if that was after the consent. */
  readonly ownerChangedAt: Date | null
}

/** Days in which the sender may answer a claim that the enquiry is not valid. */
const objectionDays = 14

/** Whether a consent was neither withdrawn nor has ended, also not with another owner. */
const isLive = ({ withdrawnAt, expiresAt, ownerChangedAt }: StoredConsent, now: Date) =>
  withdrawnAt === null && expiresAt > now && ownerChangedAt === null

/** Whether the sender only has to agree that the consent holds for the new owner. */
const awaitsAgreement = ({ withdrawnAt, expiresAt, ownerChangedAt }: StoredConsent, now: Date) =>
  withdrawnAt === null && expiresAt > now && ownerChangedAt !== null

const givenConsent = (consent: StoredConsent, now: Date): Schema<'GivenConsent'> => ({
  channels: consent.channels,
  days: consent.days,
  from: clockTimeOf(consent.fromMinute),
  to: clockTimeOf(consent.toMinute),
  expires_on: lastDayOf(consent.expiresAt),
  given_at: consent.givenAt.toISOString(),
  withdrawn_at: consent.withdrawnAt?.toISOString() ?? null,
  owner_changed_at: consent.ownerChangedAt?.toISOString() ?? null,
  is_live: isLive(consent, now),
  notice_version: consent.noticeVersion,
})

type Claim = Awaited<ReturnType<EnquiryThreadRepository['claim']>>

const answerUntil = ({ at }: { readonly at: Date }) =>
  new Date(at.getTime() + objectionDays * dayMs)

/** The choices of the sender now. */
function permissionsOf(enquiry: EnquiryRow, consent: StoredConsent, claim: Claim, now: Date) {
  const isOpen = enquiry.withdrawnAt === null
  return {
    write: isOpen && enquiry.confirmedAt !== null && isLive(consent, now),
    send_link_again: isOpen && enquiry.confirmedAt === null,
    change_consent: isOpen,
    agree_to_owner: isOpen && awaitsAgreement(consent, now),
    withdraw_permission: isOpen && consent.withdrawnAt === null,
    withdraw_enquiry: isOpen,
    object:
      isOpen &&
      enquiry.state === 'invalid' &&
      claim !== undefined &&
      claim.answeredAt === null &&
      now < answerUntil(claim),
  }
}

const isOpenVisit = ({ state }: TimedVisit) => state === 'offered' || state === 'confirmed'

/** The choices of the sender about a visit now. */
function visitPermissionsOf(
  enquiry: EnquiryRow,
  state: EnquiryRow['state'],
  isPermitted: boolean,
  visit: TimedVisit | undefined,
) {
  const isAnswered = enquiry.confirmedAt !== null && deskOf(enquiry) !== null
  const isOpen = enquiry.withdrawnAt === null && state !== 'lost' && state !== 'invalid'
  const hasBegun = visit !== undefined && isOpenVisit(visit) && visit.startsAt <= new Date()
  return {
    choose_visit: isAnswered && isOpen && isPermitted && !hasBegun,
    cancel_visit: visit !== undefined && isOpenVisit(visit) && !hasBegun,
  }
}

/** Reads one enquiry for its sender. */
export function createMyEnquiryReader(deps: MyEnquiryReaderDeps) {
  const { summaries, thread, consents, events, deskHours, visits, slots, routes } = deps
  return {
    /** The contract's `MyEnquiry`; of a merged enquiry with the answers to the kept one. */
    async read(tx: Db, enquiry: EnquiryRow): Promise<Schema<'MyEnquiry'>> {
      const summary = await summaries.summary(tx, enquiry.id)
      if (!summary) throw new AppError('not_found', 'Enquiry not found.')
      const now = new Date()
      const stored = await consents.get(tx, enquiry.consentId)
      const consent = { ...stored, ownerChangedAt: await thread.ownerChangedAt(tx, enquiry.id) }
      const desk = deskOf(enquiry)
      const { hours } = desk ? await deskHours.of(desk, tx) : { hours: defaultHours }
      const claim = enquiry.state === 'invalid' ? await thread.claim(tx, enquiry.id) : undefined
      const threadId = await thread.readableId(tx, enquiry)
      const messages = await thread.messages(tx, threadId, enquiry.createdAt)
      const isOwnThread = threadId === enquiry.id
      const shown = isOwnThread ? messages : messages.filter(({ side }) => side === 'desk')
      const reveals = await thread.reveals(tx, enquiry.id)
      const [visit] = await visits.ofEnquiries([enquiry.id], tx)
      const can = {
        ...permissionsOf(enquiry, consent, claim, now),
        ...visitPermissionsOf(enquiry, summary.state, isLive(consent, now), visit),
      }
      return {
        ...toSummary(summary),
        born_month: enquiry.bornMonth,
        wanted_from: enquiry.wantedFrom,
        visit_wish: enquiry.visitWish,
        message: enquiry.message,
        name: enquiry.parentName,
        email: enquiry.email,
        phone: enquiry.phone,
        timeline: senderTimeline(await events.forSender(tx, enquiry.id), shown),
        consent: givenConsent(consent, now),
        notice: noticeOf(desk ? enquiryNotice : generalNotice),
        expires_on_max: dayInIndiaAfter(now, longestConsent),
        reveals: reveals.map(({ at, ...reveal }) => ({ ...reveal, at: at.toISOString() })),
        hours: toDeskHours(hours),
        invalid: claim
          ? {
              reason: claim.reason,
              marked_at: claim.at.toISOString(),
              answer_until: answerUntil(claim).toISOString(),
              answer: claim.parentAnswer,
            }
          : null,
        visit: visit ? toVisit(visit) : null,
        slots: desk && can.choose_visit ? (await slots.free(desk, tx)).map(toOfferedSlot) : [],
        routes: await routes.ofEnquiry(enquiry.id, tx),
        route_notice: noticeOf(enquiryNotice),
        can,
      }
    },
  }
}
