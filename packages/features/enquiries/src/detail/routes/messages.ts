import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts about passing a general enquiry on. */
export const messages = defineMessages(
  'enquiries/detail/routes',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Suggested schools and providers`,
    question: (name: string) => msg`Can we pass your enquiry to ${name}?`,
    nothingYet: msg`They have none of your details yet. If you say yes, you choose how they may contact you.`,
    yes: msg`Yes, choose how`,
    no: msg`No`,
    agree: msg`Agree and send`,
    accepted: msg`Passed on. Their replies are in a separate enquiry.`,
    declined: msg`Not passed on`,
    passedOn: (name: string) => msg`Your enquiry was passed to ${name}`,
    kept: (name: string) => msg`We did not share your details with ${name}`,
  },
)
