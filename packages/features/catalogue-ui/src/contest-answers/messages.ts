import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the images of contest entries. */
export const messages = defineMessages(
  'catalogue-ui/contest-answers',
  import.meta.glob('./locales/*.po'),
  {
    image: (n: number, what: string) => msg`Image ${n}: ${what}`,
  },
)
