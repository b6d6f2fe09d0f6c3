import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts about passing a general enquiry on. */
export const messages = defineMessages(
  'enquiries/detail/routes',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Schools and providers for you`,
    question: (name: string) => msg`Shall we pass your enquiry to ${name}?`,
    nothingYet: msg`They know nothing about you yet. If you say yes, you decide how they may contact you.`,
    yes: msg`Yes, choose how`,
    no: msg`No`,
    agree: msg`Agree and pass on`,
    accepted: msg`Passed on. Their answers are in an enquiry of its own.`,
    declined: msg`Not passed on`,
    passedOn: (name: string) => msg`Your enquiry was passed to ${name}`,
    kept: (name: string) => msg`${name} learns nothing about you`,
  },
)
