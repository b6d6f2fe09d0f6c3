import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of a list that a search led to, which load when they are needed. */
export const messages = defineMessages(
  'list-kit/list/searched',
  import.meta.glob('./locales/*.po'),
  {
    searchedFor: (query: string) => msg`You searched for “${query}”.`,
    searchWords: msg`Search for these words instead`,
  },
)
