import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of loading a school, and of its location and files in both of its forms. */
export const messages = defineMessages(
  'school-editor/school-api',
  import.meta.glob('./locales/*.po'),
  {
    notLoaded: msg`The school could not be loaded`,
    tryAgain: msg`Check your connection and try again.`,
    retry: msg`Retry`,
    mediaHint: msg`JPG, PNG or GIF up to 10 MB, MP4, MPEG or WebM up to 50 MB. The first file is the cover.`,
  },
)
