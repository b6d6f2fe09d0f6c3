import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of a list whose location is only roughly known, which load when they are needed. */
export const messages = defineMessages(
  'list-kit/list/approximate',
  import.meta.glob('./locales/*.po'),
  {
    place: (place: string) =>
      msg`Only the rough location of ${place} is known, so no distances are shown.`,
    point: msg`Only your rough location is known, so no distances are shown.`,
  },
)
