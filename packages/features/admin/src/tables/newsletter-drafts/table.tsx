import { type AdminNewsletterDraft, answerOf } from '@edbazaar/api-client'
import {
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { accountPaths } from '@edbazaar/feature-platform'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { cellMessages } from '../cells/messages'
import { messages } from './messages'
import { NewDraftLink } from './NewDraftLink'

type SortColumn = 'title' | 'created' | 'updated'
type Column = SortColumn | 'summary'

/** Drafts of newsletters, at `/admin/newsletters`. */
export const page = adminTablePage<AdminNewsletterDraft, Column, TableState<SortColumn>>({
  id: 'newsletter-drafts',
  messages,
  uses: [cellMessages],
  url: urlState<TableState<SortColumn>>(accountPaths.newsletterDrafts, {
    q: textField(),
    sort: sortField<SortColumn>(['title', 'created', 'updated'], {
      column: 'updated',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: () => [],
  columns: (t) => [
    {
      id: 'title',
      header: t(messages.name),
      cell: ({ title }) => title,
      isSortable: true,
      width: '34%',
    },
    { id: 'summary', header: t(messages.summary), cell: ({ summary }) => summary },
    dayColumn({ id: 'created', header: t(messages.created), of: (row) => row.created_at }),
    dayColumn({ id: 'updated', header: t(cellMessages.updated), of: (row) => row.updated_at }),
  ],
  nameOf: ({ title }) => title,
  hrefOf: ({ id }) => accountPaths.newsletterDraft(id),
  headEnd: <NewDraftLink />,
  list: (api, query, signal) =>
    answerOf(api.GET('/admin/newsletter-drafts', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/newsletter-drafts/csv', { params: { query }, parseAs: 'text' })),
})
