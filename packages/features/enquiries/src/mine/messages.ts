import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the list of the user's enquiries. */
export const messages = defineMessages('enquiries/mine', import.meta.glob('./locales/*.po'), {
  title: msg`My enquiries`,
  lead: msg`Your questions, the answers, and how each school or provider may contact you.`,
  filters: msg`Enquiries`,
  names: {
    all: msg`All`,
    open: msg`Open`,
    ended: msg`Ended`,
  },
  loading: msg`Loading your enquiries`,
  failed: msg`Your enquiries did not load. Check your connection.`,
  retry: msg`Retry`,
  listing: msg`School or provider`,
  forWhom: msg`For`,
  state: msg`Status`,
  lastActivity: msg`Last activity`,
  contact: msg`May contact you`,
  allowed: msg`Allowed`,
  notAllowed: msg`Not allowed`,
  newAnswer: msg`New answer`,
  openLinkBy: (moment: string) => msg`Open the link in our email by ${moment}`,
  linkExpired: msg`The link in our email has expired`,
  replyBy: (moment: string) => msg`Answer due by ${moment}`,
  none: msg`No enquiries yet`,
  noneText: msg`Select Enquire on the page of a school or provider. The answers appear here and in your email.`,
  noneHere: {
    all: msg`No enquiries`,
    open: msg`No open enquiries`,
    ended: msg`No ended enquiries`,
  },
  findSchools: msg`Find schools`,
  pages: msg`Pages of enquiries`,
})
