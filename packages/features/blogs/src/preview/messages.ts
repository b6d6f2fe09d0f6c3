import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the preview of a blog. */
export const messages = defineMessages('blogs/preview', import.meta.glob('./locales/*.po'), {
  title: msg`Preview`,
  note: msg`Only you see this. It is the latest saved text, as readers would see it.`,
  back: msg`Back to the editor`,
  untitled: msg`Untitled blog`,
})
