import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the saved views of an inbox. */
export const messages = defineMessages('desk/inbox/views', import.meta.glob('./locales/*.po'), {
  views: msg`Views`,
  all: msg`All enquiries`,
  saveView: msg`Save this view`,
  rename: (name: string) => msg`Rename “${name}”`,
  remove: (name: string) => msg`Delete “${name}”`,
  renameTitle: msg`Rename the view`,
  name: msg`Name`,
  hint: msg`Only you see it. To share the view, copy this page’s URL.`,
  nameRequired: msg`Enter a name.`,
  save: msg`Save`,
  cancel: msg`Cancel`,
  close: msg`Close`,
  saved: (name: string) => msg`View “${name}” saved`,
  renamed: (name: string) => msg`The view is now called “${name}”`,
  removed: (name: string) => msg`View “${name}” deleted`,
})
