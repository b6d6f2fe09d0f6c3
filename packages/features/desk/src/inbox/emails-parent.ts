import type { Enquiry } from './enquiry-types'

/** Whether the parent gets an email about a changed visit. */
export const emailsParent = ({ consent }: Pick<Enquiry, 'consent'>): boolean =>
  consent.is_live && consent.channels.includes('email')
