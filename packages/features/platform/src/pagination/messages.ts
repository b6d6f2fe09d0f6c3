import { msg } from '@edbazaar/feature-platform/macro'
import { defineMessages } from '../i18n/catalogue'

/** Texts of the pagination below a list. */
export const messages = defineMessages('platform/pagination', import.meta.glob('./locales/*.po'), {
  pages: msg({ message: 'Pages', comment: 'Names the links to the pages of a list' }),
  labels: {
    results: (first: string, last: string, all: string) => msg`${first}–${last} of ${all}`,
    page: (number: string) => msg`Page ${number}`,
    previous: msg`Previous`,
    next: msg`Next`,
  },
})
