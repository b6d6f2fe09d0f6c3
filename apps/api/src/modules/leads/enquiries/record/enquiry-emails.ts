import type { Db } from '../../../../db/connect.ts'
import { weekdayAndTimeInIndia } from '../../../platform/dates/dates-in-india.ts'
import type { EmailMessage } from '../../../platform/mail/email-message.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import type { DeskEmail, SenderEmail } from '../../../platform/mail/templates/enquiry-texts.ts'
import { createToken } from '../../../platform/tokens/tokens.ts'
import type { ReplyAddresses } from '../../signed-addresses/reply-address.ts'
import type { EnquiryEmailsRepository } from './enquiry-emails.repository.ts'
import type { EnquiryRow } from './enquiry-row.ts'

export type EnquiryEmails = ReturnType<typeof createEnquiryEmails>

interface EnquiryEmailsDeps {
  readonly repository: EnquiryEmailsRepository
  readonly outbox: Outbox
  /** Origin and BASE_PATH. */
  readonly site: string
  /** The address at which EdBazaar itself reads about general enquiries. */
  readonly teamEmail: string | undefined
  /** Null if replies by email do not arrive. */
  readonly replies: Pick<ReplyAddresses, 'of'> | null
}

type MailedEnquiry = Pick<
  EnquiryRow,
  'id' | 'publicId' | 'reference' | 'email' | 'schoolId' | 'storeId'
>

/** Puts emails about enquiries into the outbox. Call `wake` after the commit. */
export function createEnquiryEmails(deps: EnquiryEmailsDeps) {
  const { repository, outbox, site, teamEmail, replies } = deps

  /** A token that opens the enquiry without a session. */
  async function addLink(tx: Db, enquiryId: number): Promise<string> {
    const { token, tokenHash } = createToken()
    await repository.addLink(tx, enquiryId, tokenHash)
    return token
  }

  return {
    addLink,

    wake: () => outbox.wake(),

    /** An email to the sender, with links of its own. Returns its id. */
    async toSender(
      tx: Db,
      { id, publicId, reference, email }: MailedEnquiry,
      write: (email: SenderEmail, product: string | null) => EmailMessage,
    ): Promise<number | null> {
      const { listing, product } = await repository.namesOf(tx, id)
      const url = `${site}/enquiry?id=${publicId}&token=${await addLink(tx, id)}`
      const message = write(
        {
          email,
          listing,
          reference,
          url,
          withdrawUrl: `${url}#withdraw`,
          canReply: replies !== null,
        },
        product,
      )
      const replyTo = await replies?.of({ enquiryId: id, userId: null })
      const mailIds = await outbox.put(tx, { ...message, ...(replyTo && { replyTo }) })
      await repository.addEmails(tx, id, mailIds)
      return mailIds[0] ?? null
    },

    /** An email to each member who answers, or to the one to whom the enquiry is assigned. */
    async toDesk(
      tx: Db,
      { id, publicId, reference, schoolId, storeId }: MailedEnquiry,
      write: (email: DeskEmail, product: string | null) => EmailMessage,
    ): Promise<void> {
      const { listing, product } = await repository.namesOf(tx, id)
      const isGeneral = schoolId === null && storeId === null
      const listingPath = schoolId === null ? `stores/${storeId}` : `schools/${schoolId}`
      const path = isGeneral ? 'general-enquiries' : `${listingPath}/enquiries`
      const url = `${site}/dashboard/${path}?enquiry=${publicId}`
      const team = teamEmail === undefined ? [] : [{ email: teamEmail, userId: null }]
      const people = isGeneral ? team : await repository.deskAddresses(tx, id)
      const messages = await Promise.all(
        people.map(async ({ email, userId }) => {
          const replyTo = userId === null ? undefined : await replies?.of({ enquiryId: id, userId })
          const canReply = replyTo !== undefined
          const message = write({ email, listing, reference, url, canReply }, product)
          return canReply ? { ...message, replyTo } : message
        }),
      )
      await repository.addEmails(tx, id, await outbox.put(tx, ...messages))
    },

    namesOf: repository.namesOf,
    sendAt: repository.sendAt,
    dropWaiting: repository.dropWaiting,
    dropWaitingAnswers: repository.dropWaitingAnswers,
  }
}

/** Such as "Wednesday, 25 November at 10:00 am"; null without a time. */
export const timeInWords = (at: Date | null) => (at === null ? null : weekdayAndTimeInIndia(at))
