/** The values that every email to the sender of an enquiry needs. */
export interface SenderEmail {
  readonly email: string
  /** The name of the school, store or product. */
  readonly listing: string
  /** Such as EB-7K42-19. */
  readonly reference: string
  /** The enquiry, for the sender. */
  readonly url: string
  /** The page on which the sender withdraws. */
  readonly withdrawUrl: string
  /** Whether a reply to the email reaches the listing. */
  readonly canReply: boolean
}

export const withdrawText = (listing: string, withdrawUrl: string) =>
  `To stop ${listing} from contacting you, or to withdraw the enquiry: ${withdrawUrl}`

export const senderFooter = (reference: string) =>
  `You received this email because of your enquiry ${reference} on EdBazaar.`

/** The values that every email to the members of a desk needs. */
export interface DeskEmail {
  readonly email: string
  /** The school or store that the member works for. */
  readonly listing: string
  readonly reference: string
  /** The enquiry in the inbox. */
  readonly url: string
  /** Whether a reply to the email reaches the parent. */
  readonly canReply: boolean
}

export const deskFooter = 'You received this email because you answer enquiries on EdBazaar.'

export const deskReplyText =
  'If the parent allows emails, a reply to this email goes to them, with your name. Attachments are not passed on.'
