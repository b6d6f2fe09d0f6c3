import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { ChildrenService } from '../../../accounts/children/children.service.ts'
import { longestConsent } from '../../../accounts/consents/consent-terms.ts'
import {
  enquiryNotice,
  generalNotice,
  noticeOf,
} from '../../../accounts/consents/enquiry-notice.ts'
import { dayInIndiaAfter } from '../../../platform/dates/india-time.ts'
import type { Recipient } from '../record/enquired-listing.ts'
import type { EnquiredListingsRepository } from '../record/enquired-listings.repository.ts'
import type { DeskHoursRepository } from '../reply-times/desk-hours.repository.ts'
import { defaultHours, toDeskHours } from '../reply-times/desk-hours.ts'
import type { MyEnquiries } from '../sender/my-enquiries.service.ts'
import { toOfferedSlot } from '../visits/visit-schemas.ts'
import type { VisitSlotsRepository } from '../visits/visit-slots.repository.ts'
import type { EnquiryFormRepository } from './enquiry-form.repository.ts'
import { classesOf, schoolYearsOn } from './school-choices.ts'

export type EnquiryForm = ReturnType<typeof createEnquiryForm>

interface EnquiryFormDeps {
  readonly repository: EnquiryFormRepository
  readonly listings: EnquiredListingsRepository
  readonly deskHours: DeskHoursRepository
  readonly children: ChildrenService
  readonly myEnquiries: MyEnquiries
  readonly slots: Pick<VisitSlotsRepository, 'free'>
}

/** Days for which a consent is suggested if admission does not close before. */
const usualConsent = 90

/** The data of the form for an enquiry. */
export function createEnquiryForm(deps: EnquiryFormDeps) {
  const { repository, listings, deskHours, children, myEnquiries, slots } = deps

  async function detailsOf({ userId }: Caller): Promise<Schema<'EnquiryForm'>['me']> {
    const user = await repository.findUser(userId)
    if (!user) return null
    return {
      name: `${user.firstname} ${user.lastname}`,
      email: user.email,
      is_email_confirmed: user.emailConfirmedAt !== null,
      phone: user.phone,
      children: (await children.list(userId)).map(({ id, name, bornOn }) => ({
        id,
        name,
        born_month: bornOn?.slice(0, 7) ?? null,
      })),
    }
  }

  async function latestOf(caller: Caller, recipient: Recipient) {
    const latest = await myEnquiries.latestAbout(caller, recipient)
    return (
      latest && {
        id: latest.id,
        reference: latest.reference,
        state: latest.state,
        last_at: latest.last_at,
      }
    )
  }

  return {
    /** The contract's `EnquiryForm` for a general enquiry. */
    async readGeneral(caller: Caller | null): Promise<Schema<'EnquiryForm'>> {
      const now = new Date()
      return {
        name: 'EdBazaar',
        recipient: null,
        place: null,
        accepts: true,
        classes: [],
        years: schoolYearsOn(dayInIndiaAfter(now, 0)),
        slots: [],
        notice: noticeOf(generalNotice),
        expires_on_default: dayInIndiaAfter(now, usualConsent),
        expires_on_max: dayInIndiaAfter(now, longestConsent),
        answer_time: null,
        hours: toDeskHours(defaultHours),
        mine: null,
        me: caller && (await detailsOf(caller)),
      }
    },

    /** The contract's `EnquiryForm`. Throws `not_found`. */
    async read(caller: Caller | null, recipient: Recipient): Promise<Schema<'EnquiryForm'>> {
      const listing = await listings.find(recipient)
      if (!listing)
        throw new AppError('not_found', `You cannot write to this ${recipient.kind} on EdBazaar.`)
      const now = new Date()
      const today = dayInIndiaAfter(now, 0)
      const latestEnd = dayInIndiaAfter(now, longestConsent)
      const { closesOn, desk, deskName } = listing
      const isClosing = closesOn !== null && closesOn >= today && closesOn <= latestEnd
      const { hours } = await deskHours.of(desk)
      return {
        name: listing.name,
        recipient: { ...desk, name: deskName },
        place: listing.place,
        accepts: listing.isAnswered,
        classes: listing.kind === 'school' ? classesOf(listing.ageMin, listing.ageMax) : [],
        years: schoolYearsOn(today),
        slots: (await slots.free(desk)).map(toOfferedSlot),
        notice: noticeOf(enquiryNotice),
        expires_on_default: isClosing ? closesOn : dayInIndiaAfter(now, usualConsent),
        expires_on_max: latestEnd,
        answer_time: await repository.answerTime(desk),
        hours: toDeskHours(hours),
        mine: caller && (await latestOf(caller, recipient)),
        me: caller && (await detailsOf(caller)),
      }
    },
  }
}
