import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import type { OwnStatus } from './statuses'

/** Texts that the lists of the user's own blogs and videos share. */
export const messages = defineMessages('editing/own-content', import.meta.glob('./locales/*.po'), {
  tabsLabel: msg`Status`,
  all: msg`All`,
  tabs: {
    draft: msg`Drafts`,
    review: msg`In review`,
    changes: msg`Changes requested`,
    published: msg`Published`,
    removed: msg`Removed`,
  } satisfies Record<OwnStatus, MessageDescriptor>,
  states: {
    draft: msg`Draft`,
    review: msg`In review`,
    changes: msg`Changes requested`,
    published: msg`Published`,
    removed: msg`Removed`,
  } satisfies Record<OwnStatus, MessageDescriptor>,
  showAll: msg`Show all`,
  firstPage: msg`Go to the first page`,
  staysPublic: msg`the published version is public`,
})
