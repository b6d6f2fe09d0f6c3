import { AppError, invalid, TooManyRequests } from '../../../../app-error.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { consentTermsOf, needsPhone } from '../../../accounts/consents/consent-terms.ts'
import type { ConsentsService } from '../../../accounts/consents/consents.service.ts'
import { enquiryNotice, generalNotice } from '../../../accounts/consents/enquiry-notice.ts'
import { daySeconds } from '../../../platform/dates/durations.ts'
import { deskMessageEmail } from '../../../platform/mail/templates/desk-message.ts'
import { enquiryWithdrawnEmail } from '../../../platform/mail/templates/enquiry-withdrawn.ts'
import type { LimitsService } from '../../../platform/rate-limits/limits.service.ts'
import { type EnquiryEmails, timeInWords } from '../record/enquiry-emails.ts'
import type { EnquiryEventsRepository } from '../record/enquiry-events.repository.ts'
import { deskOf, type EnquiryRow } from '../record/enquiry-row.ts'
import type { EnquiryThreadRepository } from '../record/enquiry-thread.repository.ts'
import type { EnquiryRoutes } from '../routes/enquiry-routes.service.ts'
import type { SendEnquiries } from '../sending/send-enquiries.service.ts'
import type { VisitEmails } from '../visits/visit-emails.ts'
import { bySender, type Visits } from '../visits/visits.service.ts'
import type { MyEnquiryReader } from './my-enquiry.ts'
import type { SenderAccess, SenderRequest } from './sender-access.ts'

export type SenderActions = ReturnType<typeof createSenderActions>

interface SenderActionsDeps {
  readonly access: SenderAccess
  readonly reader: MyEnquiryReader
  readonly thread: EnquiryThreadRepository
  readonly consents: ConsentsService
  readonly events: Pick<EnquiryEventsRepository, 'add'>
  readonly emails: EnquiryEmails
  readonly visits: Visits
  readonly routes: Pick<EnquiryRoutes, 'answer'>
  readonly visitEmails: Pick<VisitEmails, 'calendarOf'>
  readonly sending: Pick<SendEnquiries, 'askAgain'>
  readonly limits: Pick<LimitsService, 'retryAfterSeconds'>
}

interface SenderMessage {
  readonly text: string
  readonly requestKey: string
  readonly authorId: number | null
}

/** Emails with the link of one enquiry that can be asked for. */
const linksAgain = { name: 'enquiry-link-again', max: 3, seconds: daySeconds }

/** Enquiries as their senders read and change them. Throws as `SenderAccess.open`, and as stated. */
export function createSenderActions(deps: SenderActionsDeps) {
  const { access, reader, thread, consents, emails, visits, visitEmails, routes, sending } = deps
  const { events, limits } = deps

  async function change(
    request: SenderRequest,
    work: (tx: Db, enquiry: EnquiryRow) => Promise<void>,
  ): Promise<Schema<'MyEnquiry'>> {
    const changed = await access.open(request, async (tx, enquiry) => {
      await work(tx, enquiry)
      const after = await thread.find(tx, enquiry.id)
      return reader.read(tx, after ?? enquiry)
    })
    emails.wake()
    return changed
  }

  /** The enquiry that the desk answers. */
  async function headOf(tx: Db, enquiry: EnquiryRow): Promise<EnquiryRow> {
    if (enquiry.mergedIntoId === null) return enquiry
    return (await thread.find(tx, enquiry.mergedIntoId)) ?? enquiry
  }

  /** Once per `requestKey`. */
  async function addMessage(tx: Db, enquiry: EnquiryRow, message: SenderMessage): Promise<void> {
    const { can } = await reader.read(tx, enquiry)
    if (!can.write)
      throw new AppError(
        'conflict',
        'The listing is not allowed to contact you. Give permission again, then send your message.',
      )
    const { text, authorId, requestKey } = message
    const bodyText = text.trim()
    if (bodyText === '') throw invalid('text', 'must not be blank')
    const head = await headOf(tx, enquiry)
    const isNew = await thread.addMessage(tx, {
      enquiryId: await thread.readableId(tx, enquiry),
      authorId,
      bodyText,
      requestKey,
    })
    if (!isNew) return
    await thread.startWaiting(tx, head.id)
    await emails.toDesk(tx, head, deskMessageEmail)
  }

  const actorId = ({ caller }: SenderRequest) => caller?.userId ?? null

  return {
    /** Marks the answers as read. */
    read: (request: SenderRequest) =>
      access.open(request, async (tx, enquiry) => {
        const response = await reader.read(tx, enquiry)
        await thread.markRead(tx, await thread.readableId(tx, enquiry))
        return response
      }),

    /**
     * Emails the link that confirms the address again. Throws `conflict` if it is not needed, and
     * `too_many_requests`: the address may be that of somebody else.
     */
    async sendLinkAgain(request: SenderRequest) {
      // Only requests of the sender count.
      await access.open(request, async () => {})
      const wait = await limits.retryAfterSeconds(linksAgain, request.id)
      if (wait > 0)
        throw new TooManyRequests(
          `We have sent the link ${linksAgain.max} times today. Look in your spam folder, or try again tomorrow.`,
          wait,
        )
      return change(request, sending.askAgain)
    },

    /** Throws `conflict` if the sender may not write now. */
    write: (request: SenderRequest, { text, request_key: requestKey }: Body<'writeInMyEnquiry'>) =>
      change(request, (tx, enquiry) =>
        addMessage(tx, enquiry, { text, requestKey, authorId: actorId(request) }),
      ),

    /** Adds a reply by email. Throws `not_found`, and `conflict` if the sender may not write now. */
    async writeByEmail(publicId: string, message: Omit<SenderMessage, 'authorId'>): Promise<void> {
      await access.openByEmail(publicId, (tx, enquiry) =>
        addMessage(tx, enquiry, { ...message, authorId: enquiry.userId }),
      )
      emails.wake()
    },

    /** Throws `conflict` for a withdrawn enquiry or an old notice, and `invalid_request`. */
    changeConsent: (request: SenderRequest, body: Body<'changeEnquiryConsent'>) =>
      change(request, async (tx, enquiry) => {
        const recipient = deskOf(enquiry)
        if (enquiry.withdrawnAt !== null)
          throw new AppError('conflict', 'You have withdrawn this enquiry. Send a new one.')
        const terms = consentTermsOf(
          body.consent,
          new Date(),
          recipient ? enquiryNotice : generalNotice,
        )
        const phone = body.phone ?? enquiry.phone
        if (needsPhone(terms.channels) && phone === null)
          throw invalid('phone', 'is required for calls and WhatsApp')
        const before = await consents.get(tx, enquiry.consentId)
        await consents.withdraw(tx, before.id)
        const consentId = await consents.add(tx, {
          ...terms,
          userId: before.userId,
          childId: before.childId,
          recipient,
          declared: before.declared,
          supersedesId: before.id,
        })
        await thread.setConsent(tx, enquiry.id, {
          consentId,
          phone: needsPhone(terms.channels) ? phone : null,
        })
        if (!terms.channels.includes('email'))
          await emails.dropWaitingAnswers(tx, enquiry.mergedIntoId ?? enquiry.id)
        await events.add(tx, {
          enquiryId: enquiry.id,
          kind: 'consent',
          actorId: actorId(request),
          isForParent: true,
        })
      }),

    /**
     * Gives the consent again, to the listing's new owner. Also succeeds if there is none. Throws
     * `conflict` if the consent has ended or its notice has changed.
     */
    agreeToOwner: (request: SenderRequest) =>
      change(request, async (tx, enquiry) => {
        if ((await thread.ownerChangedAt(tx, enquiry.id)) === null) return
        const { can } = await reader.read(tx, enquiry)
        const before = await consents.get(tx, enquiry.consentId)
        if (!can.agree_to_owner || before.noticeVersion !== enquiryNotice.version)
          throw new AppError(
            'conflict',
            'This permission has ended. Give permission again instead.',
          )
        const { channels, days, fromMinute, toMinute, expiresAt } = before
        const { userId, childId, declared } = before
        await consents.withdraw(tx, before.id)
        const consentId = await consents.add(tx, {
          channels,
          days,
          fromMinute,
          toMinute,
          expiresAt,
          userId,
          childId,
          declared,
          recipient: deskOf(enquiry),
          supersedesId: before.id,
        })
        await thread.setConsent(tx, enquiry.id, { consentId })
        await events.add(tx, {
          enquiryId: enquiry.id,
          kind: 'consent',
          actorId: actorId(request),
          isForParent: true,
        })
      }),

    /** Also succeeds if it was withdrawn before. */
    withdraw: (request: SenderRequest, { what }: Body<'withdrawFromEnquiry'>) =>
      change(request, async (tx, enquiry) => {
        const consent = await consents.get(tx, enquiry.consentId)
        const isDone =
          what === 'enquiry' ? enquiry.withdrawnAt !== null : consent.withdrawnAt !== null
        if (isDone) return
        await consents.withdraw(tx, consent.id)
        if (what === 'enquiry') await thread.setConsent(tx, enquiry.id, { withdrawnAt: new Date() })
        await emails.dropWaiting(tx, enquiry.id)
        await events.add(tx, {
          enquiryId: enquiry.id,
          kind: 'withdrawal',
          actorId: actorId(request),
          detail: { what },
          isForParent: true,
        })
        const cancelled = await visits.cancelWithdrawn(tx, enquiry, actorId(request))
        if (enquiry.confirmedAt === null) return
        const visit = cancelled && {
          time: timeInWords(cancelled.startsAt) ?? '',
          calendar: await visitEmails.calendarOf(tx, enquiry, cancelled),
        }
        await emails.toSender(tx, enquiry, (email) =>
          enquiryWithdrawnEmail({ ...email, what, visit }),
        )
      }),

    /** Throws `conflict` if the sender may not choose a visit now, or no seat is left. */
    chooseVisit: (request: SenderRequest, { slot_id: slotId }: Body<'chooseMyVisit'>) =>
      change(request, async (tx, enquiry) => {
        const { can } = await reader.read(tx, enquiry)
        if (!can.choose_visit)
          throw new AppError('conflict', 'You cannot choose a visit in this enquiry now.')
        await visits.choose(tx, enquiry, slotId, bySender(actorId(request)))
      }),

    /** Also succeeds without an open visit. Throws `conflict` once it has begun. */
    cancelVisit: (request: SenderRequest) =>
      change(request, async (tx, enquiry) => {
        const visit = await visits.open(tx, enquiry.id)
        if (visit)
          await visits.setState(tx, enquiry, visit, 'cancelled', bySender(actorId(request)))
      }),

    /**
     * Answers whether a general enquiry may be passed on to a listing. Throws `not_found`, and
     * `conflict` for a withdrawn enquiry, an old notice, or another answer than before.
     */
    answerRoute: (request: SenderRequest, routeId: number, body: Body<'answerMyRoute'>) =>
      change(request, (tx, enquiry) => routes.answer(tx, enquiry, routeId, body, actorId(request))),

    /** Throws `conflict` unless the enquiry is marked as not valid and may still be answered. */
    object: (request: SenderRequest, { text }: Body<'objectToInvalid'>) =>
      change(request, async (tx, enquiry) => {
        const { can } = await reader.read(tx, enquiry)
        const claim = await thread.claim(tx, enquiry.id)
        if (!can.object || !claim)
          throw new AppError(
            'conflict',
            'This enquiry is not marked as invalid, or the 14 days to answer have passed.',
          )
        const answer = text.trim()
        if (answer === '') throw invalid('text', 'must not be blank')
        await thread.answerClaim(tx, claim.id, answer)
        await events.add(tx, {
          enquiryId: enquiry.id,
          kind: 'objection',
          actorId: actorId(request),
          body: answer,
          isForParent: true,
        })
      }),
  }
}
