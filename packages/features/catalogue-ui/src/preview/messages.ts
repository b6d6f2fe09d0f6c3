import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
/** Texts of previews of listings. */
export const messages = defineMessages('catalogue-ui/preview', import.meta.glob('./locales/*.po'), {
  onlyYou: msg`Only you can see this page`,
  hidden: msg`It is hidden from parents, and this is how they would see it.`,
  toEditor: msg`Show it to parents, or see what is missing`,
  shown: msg`Parents can see this page`,
  toPage: msg`Open the public page`,
  toListing: msg`Edit`,
  title: msg`Preview`,
  description: msg`Your listing as parents would see it.`,
  loading: msg`Loading`,
})
