import type { MissingToShow } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
/** Texts of previews of listings. */
export const messages = defineMessages('catalogue-ui/preview', import.meta.glob('./locales/*.po'), {
  onlyYou: msg`Only you can see this page`,
  hidden: msg`It is hidden from parents, and this is how they would see it.`,
  before: msg`Before parents can see it:`,
  missing: {
    location: msg`choose its location`,
    contact: msg`add a mobile number or an email`,
    store: msg`show its store to parents`,
    plan: msg`hide or delete another listing, because you have reached the limit of your plan`,
  } satisfies Record<MissingToShow[number], MessageDescriptor>,
  toEditor: msg`Show it to parents`,
  shown: msg`Parents can see this page`,
  toPage: msg`Open the public page`,
  toListing: msg`Edit`,
  title: msg`Preview`,
  description: msg`Your listing as parents would see it.`,
  loading: msg`Loading`,
})
