import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of every table. */
export const messages = defineMessages('list-kit/table', import.meta.glob('./locales/*.po'), {
  total: (count: number) => msg`${plural(count, { one: '# entry', other: '# entries' })}`,
  moreThan: (count: number) => msg`More than ${count} entries`,
  anyOf: (filter: string) => msg`${filter}: any`,
  clearFilters: msg`Clear filters`,
  search: msg`Search`,
  clear: msg`Clear search`,
  views: msg`Views`,
  allEntries: msg`All entries`,
  saveView: msg`Save this view`,
  deleteView: (name: string) => msg`Delete “${name}”`,
  viewName: msg`Name of the view`,
  viewHint: msg`Saves the search, filters and sort order in this browser. A view with the same name is replaced.`,
  viewNeedsName: msg`Enter a name for the view.`,
  save: msg`Save`,
  cancel: msg`Cancel`,
  exportCsv: msg`Export CSV`,
  exportFailed: msg`The export failed. Try again.`,
  emptyTitle: msg`Nothing here yet`,
  noMatchTitle: msg`No entries match`,
  noMatchText: msg`Remove a filter, or search for something else.`,
  pastTheEndTitle: msg`There are no entries on this page`,
  firstPage: msg`Go to the first page`,
  showAll: msg`Show all entries`,
  failedTitle: msg`The list did not load`,
  failedText: msg`Check your connection, then try again.`,
  retry: msg`Retry`,
  pages: msg`Pages`,
})
