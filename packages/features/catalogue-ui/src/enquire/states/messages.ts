import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** The states of an enquiry as its sender reads them. */
export const messages = defineMessages(
  'catalogue-ui/enquire/states',
  import.meta.glob('./locales/*.po'),
  {
    readAnswer: msg`Read the answer`,
    viewEnquiry: msg`View your enquiry`,
    youAsked: (reference: string, moment: string) => msg`${reference}. Last activity: ${moment}`,
    askAgain: msg`Ask something else`,
    states: {
      unconfirmed: msg`Not sent yet`,
      sent: msg`Sent, not read yet`,
      seen: msg`Read, no answer yet`,
      answered: msg`Answered`,
      visit: msg`Visit agreed`,
      applied: msg`Applied`,
      enrolled: msg`Enrolled`,
      closed: msg`Closed`,
      not_valid: msg`Marked as invalid`,
      withdrawn: msg`Withdrawn`,
    },
  },
)
