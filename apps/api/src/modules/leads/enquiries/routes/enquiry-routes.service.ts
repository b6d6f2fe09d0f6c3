import { AppError, invalid } from '../../../../app-error.ts'
import type { ListingOfMembers } from '../../../../caller.ts'
import type { Body } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { consentTermsOf, needsPhone } from '../../../accounts/consents/consent-terms.ts'
import type { ConsentsService } from '../../../accounts/consents/consents.service.ts'
import { enquiryNotice } from '../../../accounts/consents/enquiry-notice.ts'
import { enquiryRouteEmail } from '../../../platform/mail/templates/enquiry-route.ts'
import type { EnquiredListingsRepository } from '../record/enquired-listings.repository.ts'
import type { EnquiryEmails } from '../record/enquiry-emails.ts'
import type { EnquiryEventsRepository } from '../record/enquiry-events.repository.ts'
import { deskOf, type EnquiryRow } from '../record/enquiry-row.ts'
import { newReference } from '../record/reference.ts'
import { mayAnswerRoute, routeStateOf } from '../record/route-states.ts'
import type { ConfirmEnquiries } from '../sending/confirm-enquiries.ts'
import type { SendEnquiriesRepository } from '../sending/send-enquiries.repository.ts'
import type { EnquiryRoutesRepository } from './enquiry-routes.repository.ts'

export type EnquiryRoutes = ReturnType<typeof createEnquiryRoutes>
type Answer = Body<'answerMyRoute'>

interface EnquiryRoutesDeps {
  readonly repository: EnquiryRoutesRepository
  readonly listings: EnquiredListingsRepository
  readonly consents: ConsentsService
  readonly events: Pick<EnquiryEventsRepository, 'add'>
  readonly sending: Pick<SendEnquiriesRepository, 'add'>
  readonly confirm: ConfirmEnquiries
  readonly emails: EnquiryEmails
}

/**
 * Passes general enquiries on, after the sender said yes to the listing. The listing gets an enquiry of
 * its own, so that it never sees what was said to EdBazaar. Call `emails.wake` after the commit.
 */
export function createEnquiryRoutes(deps: EnquiryRoutesDeps) {
  const { repository, listings, consents, events, sending, confirm, emails } = deps

  async function passOn(
    tx: Db,
    enquiry: EnquiryRow,
    { listing, requestKey }: { readonly listing: ListingOfMembers; readonly requestKey: string },
    { consent, phone: typedPhone }: Answer,
  ): Promise<void> {
    if (!consent) throw invalid('consent', 'is required')
    const found = await listings.find(listing, tx)
    if (!found?.isAnswered)
      throw new AppError('conflict', 'This listing no longer accepts enquiries on EdBazaar.')
    const terms = consentTermsOf(consent, new Date(), enquiryNotice)
    const phone = typedPhone ?? enquiry.phone
    if (needsPhone(terms.channels) && phone === null)
      throw invalid('phone', 'is required for calls and WhatsApp')
    const before = await consents.get(tx, enquiry.consentId)
    const consentId = await consents.add(tx, {
      ...terms,
      userId: enquiry.userId,
      childId: enquiry.childId,
      recipient: listing,
      declared: before.declared,
    })
    const { childId, childName, bornMonth, classSought, wantedFrom, visitWish } = enquiry
    const { message, parentName, email, emailKey, userId } = enquiry
    const row = await sending.add(tx, {
      childId,
      childName,
      bornMonth,
      classSought,
      wantedFrom,
      visitWish,
      message,
      parentName,
      email,
      emailKey,
      userId,
      reference: newReference(),
      schoolId: listing.kind === 'school' ? listing.id : null,
      storeId: listing.kind === 'store' ? listing.id : null,
      phone: needsPhone(terms.channels) ? phone : null,
      consentId,
      requestKey,
      recipient: 0,
    })
    await events.add(tx, { enquiryId: row.id, kind: 'sent', actorId: userId, isForParent: true })
    await confirm(tx, [row], { isByEmail: false })
  }

  return {
    /**
     * Asks the sender about a listing, now or at `sendAt`. Throws `not_found`, and `conflict` if the
     * listing does not answer or was proposed before.
     */
    async ask(
      tx: Db,
      enquiry: EnquiryRow,
      listing: ListingOfMembers,
      askedBy: number,
      sendAt: Date | null,
    ): Promise<void> {
      const found = await listings.find(listing, tx)
      if (!found)
        throw new AppError(
          'not_found',
          listing.kind === 'school' ? 'School not found.' : 'Store not found.',
        )
      if (!found.isAnswered)
        throw new AppError('conflict', `${found.name} does not accept enquiries on EdBazaar.`)
      if (!(await repository.add(tx, enquiry.id, listing, askedBy)))
        throw new AppError('conflict', `The parent has already been asked about ${found.name}.`)
      await events.add(tx, {
        enquiryId: enquiry.id,
        kind: 'route',
        actorId: askedBy,
        detail: { change: 'asked', listing: found.name },
        isForParent: true,
      })
      const mailId = await emails.toSender(tx, enquiry, (email) =>
        enquiryRouteEmail({ ...email, proposed: found.name }),
      )
      if (mailId !== null && sendAt) await emails.sendAt(tx, mailId, sendAt)
    },

    /**
     * Records the sender's answer, and passes the enquiry on if it is yes. Repeating it changes
     * nothing. Throws `not_found`, `invalid_request`, and `conflict` for another answer than before.
     */
    async answer(
      tx: Db,
      enquiry: EnquiryRow,
      routeId: number,
      answer: Answer,
      actorId: number | null,
    ): Promise<void> {
      const route = await repository.find(tx, enquiry.id, routeId)
      const listing = route && deskOf(route)
      if (!listing) throw new AppError('not_found', 'This suggestion no longer exists.')
      const [from, to] = [routeStateOf(route), answer.accept ? 'accepted' : 'declined'] as const
      if (from === to) return
      if (!mayAnswerRoute(from, to))
        throw new AppError('conflict', 'You have already answered this question.')
      if (enquiry.withdrawnAt !== null)
        throw new AppError('conflict', 'You have withdrawn this enquiry. Send a new one.')
      await repository.setAnswer(tx, routeId, answer.accept)
      const name = await listings.nameOf(tx, { productId: null, ...route })
      await events.add(tx, {
        enquiryId: enquiry.id,
        kind: 'route',
        actorId,
        detail: { change: answer.accept ? 'accepted' : 'declined', listing: name },
        isForParent: true,
      })
      if (answer.accept)
        await passOn(tx, enquiry, { listing, requestKey: route.requestKey }, answer)
    },
  }
}
