import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
/** Texts beside a title: its buttons and its mark. */
export const messages = defineMessages(
  'catalogue-ui/page-actions',
  import.meta.glob('./locales/*.po'),
  {
    share: msg`Share`,
    print: msg`Print`,
    report: msg`Report`,
    unreviewed: msg`Not yet reviewed`,
    linkCopied: msg`Link copied`,
    copyFailed: msg`The link could not be copied.`,
  },
)
