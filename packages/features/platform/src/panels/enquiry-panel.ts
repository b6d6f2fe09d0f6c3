import { atom } from 'jotai'

/** A school, store or service that a parent asks. */
export interface EnquiryRecipient {
  kind: 'school' | 'store' | 'product'
  id: number
  name: string
  /** The batch of a service that the parent asks about. */
  batch?: { id: number; name: string } | undefined
  /** URL of a small image. */
  image?: string | undefined
}

/**
 * The recipients of the enquiry that is being written; null while the panel is closed. Without a
 * recipient, it is a general enquiry, which EdBazaar answers.
 */
export const enquiryPanelAtom = atom<readonly EnquiryRecipient[] | null>(null)

/** The number of enquiries sent since the page was opened. Parts that show enquiries load them again. */
export const nSentEnquiriesAtom = atom(0)
