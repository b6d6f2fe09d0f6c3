import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the table of all blogs. */
export const messages = defineMessages('admin/tables/blogs', import.meta.glob('./locales/*.po'), {
  title: msg`All blogs`,
  standfirst: msg`Every blog with its status: drafts, in review, published and hidden.`,
  search: msg`Search by title or author`,
  name: msg`Title`,
  untitled: msg`Untitled blog`,
  author: msg`Author`,
  topic: msg`Topic`,
  published: msg`Published`,
  newsletters: msg`Newsletters`,
})
