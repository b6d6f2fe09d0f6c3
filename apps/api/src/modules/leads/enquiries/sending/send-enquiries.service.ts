import { AppError, invalid } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { consentTermsOf, needsPhone } from '../../../accounts/consents/consent-terms.ts'
import type { ConsentsService } from '../../../accounts/consents/consents.service.ts'
import { enquiryNotice, generalNotice } from '../../../accounts/consents/enquiry-notice.ts'
import { emailKeyOf } from '../../../platform/mail/email-key.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import { enquiryConfirmEmail } from '../../../platform/mail/templates/enquiry-confirm.ts'
import { createToken, hashToken, isToken } from '../../../platform/tokens/tokens.ts'
import type { EnquiredListing } from '../record/enquired-listing.ts'
import type { EnquiredListingsRepository } from '../record/enquired-listings.repository.ts'
import type { EnquiryEmails } from '../record/enquiry-emails.ts'
import type { EnquiryEventsRepository } from '../record/enquiry-events.repository.ts'
import type { EnquiryRow } from '../record/enquiry-row.ts'
import { newReference } from '../record/reference.ts'
import type { Visits } from '../visits/visits.service.ts'
import type { ConfirmEnquiries } from './confirm-enquiries.ts'
import type { SendEnquiriesRepository } from './send-enquiries.repository.ts'
import { requireWithinLimits } from './send-limits.ts'
import { createSentResponses } from './sent-responses.ts'

export type SendEnquiries = ReturnType<typeof createSendEnquiries>
type Sent = Schema<'SentEnquiries'>
type Form = Body<'sendEnquiries'>

interface SendEnquiriesDeps {
  readonly repository: SendEnquiriesRepository
  readonly listings: EnquiredListingsRepository
  readonly consents: ConsentsService
  readonly events: Pick<EnquiryEventsRepository, 'add'>
  readonly confirm: ConfirmEnquiries
  readonly emails: EnquiryEmails
  readonly visits: Pick<Visits, 'isFree'>
  readonly outbox: Outbox
  /** Origin and BASE_PATH. */
  readonly site: string
}

/** A recipient with the batch that the enquiry is about. */
type FoundListing = EnquiredListing & { readonly batchId: number | null }

/** Faster than a person fills in the form. */
const secondsOfBots = 3

const looksAutomatic = ({ website, seconds_open: seconds }: Form) =>
  website !== '' || seconds < secondsOfBots

/** Sends enquiries, at once or after a confirmation by email. */
export function createSendEnquiries(deps: SendEnquiriesDeps) {
  const { repository, listings, consents, events, confirm, emails, visits, outbox, site } = deps
  const responses = createSentResponses({ listings, emails })

  async function findListings(tx: Db, recipients: Form['recipients']): Promise<FoundListing[]> {
    const found: FoundListing[] = []
    for (const recipient of recipients) {
      const listing = await listings.find(recipient, tx)
      if (!listing)
        throw new AppError('not_found', `You cannot write to this ${recipient.kind} on EdBazaar.`)
      if (!listing.isAnswered)
        throw new AppError('conflict', `${listing.name} does not accept enquiries on EdBazaar.`)
      const { batch_id: batchId = null } = recipient
      if (batchId !== null && !(await listings.hasBatch(tx, recipient, batchId)))
        throw new AppError('not_found', `Batch of ${listing.name} not found.`)
      found.push({ ...listing, batchId })
    }
    return found
  }

  /** The child of the form: from the profile, or as typed. */
  async function childOf(tx: Db, caller: Caller | null, { child }: Form) {
    const typed = { childName: child?.name ?? null, bornMonth: child?.born_month ?? null }
    if (child?.id === undefined) return { childId: null, ...typed }
    const found = caller && (await repository.findChild(tx, caller.userId, child.id))
    if (!found) throw invalid('child.id', 'is not a child in your profile')
    return {
      childId: found.id,
      childName: typed.childName ?? found.name,
      bornMonth: typed.bornMonth ?? found.bornOn?.slice(0, 7) ?? null,
    }
  }

  /** Throws `conflict` if the visit time that the sender chose is taken, before anything is sent. */
  async function requireFreeSlot(tx: Db, { visit_slot: slotId }: Form, found: EnquiredListing[]) {
    if (slotId === undefined) return
    const [listing, other] = found
    if (!listing || other) throw invalid('visit_slot', 'is for an enquiry to one listing')
    if (!(await visits.isFree(tx, listing.desk, slotId)))
      throw new AppError('conflict', 'This visit time was just taken. Choose another one.')
  }

  async function add(tx: Db, caller: Caller | null, form: Form): Promise<EnquiryRow[]> {
    const terms = consentTermsOf(
      form.consent,
      new Date(),
      form.recipients.length > 0 ? enquiryNotice : generalNotice,
    )
    const userId = caller?.userId ?? null
    const found = await findListings(tx, form.recipients)
    await requireFreeSlot(tx, form, found)
    const child = await childOf(tx, caller, form)
    await requireWithinLimits(repository, tx, { userId, emailKey: emailKeyOf(form.email) }, found)
    const rows: EnquiryRow[] = []
    // Without a listing, it is one general enquiry.
    const recipients = found.length > 0 ? found : [null]
    for (const [recipient, listing] of recipients.entries()) {
      const desk = listing?.desk ?? null
      const consentId = await consents.add(tx, {
        ...terms,
        userId,
        childId: child.childId,
        recipient: desk,
        declared: form.declared,
      })
      const row = await repository.add(tx, {
        ...child,
        reference: newReference(),
        schoolId: desk?.kind === 'school' ? desk.id : null,
        storeId: desk?.kind === 'store' ? desk.id : null,
        productId: listing?.kind === 'product' ? listing.id : null,
        batchId: listing?.batchId ?? null,
        userId,
        classSought: form.child?.class_sought ?? null,
        wantedFrom: form.wanted_from ?? null,
        visitWish: form.visit_wish ?? null,
        visitSlotId: form.visit_slot ?? null,
        message: form.message.trim(),
        parentName: form.name.trim(),
        email: form.email,
        emailKey: emailKeyOf(form.email),
        phone: needsPhone(form.consent.channels) ? (form.phone ?? null) : null,
        consentId,
        heldAt: looksAutomatic(form) ? new Date() : null,
        requestKey: form.request_key,
        recipient,
      })
      await events.add(tx, { enquiryId: row.id, kind: 'sent', actorId: userId, isForParent: true })
      rows.push(row)
    }
    return rows
  }

  /** Whether the address is the caller's, and confirmed. */
  async function isOwnAddress(tx: Db, caller: Caller | null, email: string): Promise<boolean> {
    const user = caller && (await repository.findUser(tx, caller.userId))
    return user?.confirmedAt != null && user.email.toLowerCase() === email.toLowerCase()
  }

  /** Emails the link that sends the enquiries of one request. */
  async function askToConfirm(
    tx: Db,
    { email, requestKey }: Pick<EnquiryRow, 'email' | 'requestKey'>,
    rows: readonly EnquiryRow[],
  ): Promise<Sent> {
    const { token, tokenHash } = createToken()
    await repository.addConfirmation(tx, requestKey, tokenHash)
    const response = await responses.of(tx, rows, 'confirm')
    const names = response.enquiries.map(({ name }) => name)
    const url = `${site}/enquiry-confirmation?token=${token}`
    await outbox.put(tx, enquiryConfirmEmail({ email, listings: names, url }))
    return response
  }

  /** The response to a request that was sent before. */
  async function repeated(tx: Db, form: Form, rows: readonly EnquiryRow[]): Promise<Sent> {
    if (rows.some(({ emailKey }) => emailKey !== emailKeyOf(form.email)))
      throw new AppError(
        'conflict',
        'You have already sent this form. Reload the page to send another.',
      )
    const isConfirmed = rows.every(({ confirmedAt }) => confirmedAt !== null)
    return responses.of(tx, rows, isConfirmed ? 'sent' : 'confirm')
  }

  return {
    /**
     * Sends the form once, however often it is repeated. Throws `not_found` for an unknown listing,
     * `conflict` for one without a desk, an old notice and limits, `invalid_request`, and
     * `too_many_requests`.
     */
    async send(caller: Caller | null, form: Form): Promise<Sent> {
      if (needsPhone(form.consent.channels) && form.phone === undefined)
        throw invalid('phone', 'is required for calls and WhatsApp')
      const sent = await repository.transaction(async (tx) => {
        await repository.lock(tx, `sender:${emailKeyOf(form.email)}`)
        if (caller) await repository.lock(tx, `user:${caller.userId}`)
        const before = await repository.sentBefore(tx, form.request_key)
        if (before.length > 0) return repeated(tx, form, before)
        const rows = await add(tx, caller, form)
        const mustConfirm = looksAutomatic(form) || !(await isOwnAddress(tx, caller, form.email))
        if (mustConfirm) {
          const { email, request_key: requestKey } = form
          return askToConfirm(tx, { email, requestKey }, rows)
        }
        return responses.of(tx, await confirm(tx, rows, { isByEmail: false }), 'sent')
      })
      emails.wake()
      return sent
    },

    /** Emails the link of an unconfirmed enquiry again. Throws `conflict` if it was sent or withdrawn. */
    async askAgain(tx: Db, enquiry: EnquiryRow): Promise<void> {
      if (enquiry.confirmedAt !== null || enquiry.withdrawnAt !== null)
        throw new AppError('conflict', 'This enquiry no longer waits for the link in our email.')
      const rows = await repository.sentBefore(tx, enquiry.requestKey)
      await askToConfirm(
        tx,
        enquiry,
        rows.filter(({ withdrawnAt }) => withdrawnAt === null),
      )
    },

    /** Confirms the address by the token of an email. Throws `not_found` if it is used or expired. */
    async confirm(token: string): Promise<Sent> {
      const sent = await repository.transaction(async (tx) => {
        const key = isToken(token) && (await repository.useConfirmation(tx, hashToken(token)))
        const rows = key ? await repository.sentBefore(tx, key) : []
        if (rows.length === 0)
          throw new AppError(
            'not_found',
            'This link has been used or has expired. Send your enquiry again to get a new one.',
          )
        const confirmed = await confirm(tx, rows, { isByEmail: true })
        return responses.withLinks(tx, confirmed)
      })
      emails.wake()
      return sent
    },
  }
}
