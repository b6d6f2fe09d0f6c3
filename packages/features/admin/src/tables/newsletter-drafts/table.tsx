import { type AdminNewsletterDraft, answerOf } from '@edbazaar/api-client'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { accountPaths } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { stateMessages } from '../../newsletter-states/messages'
import { stateTones } from '../../newsletter-states/state-tones'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { filterOf } from '../cells/filter-of'
import { cellMessages } from '../cells/messages'
import { messages } from './messages'
import { NewDraftLink } from './NewDraftLink'

type SortColumn = 'title' | 'created' | 'updated'
type Column = SortColumn | 'summary' | 'state' | 'sends'

interface NewslettersState extends TableState<SortColumn> {
  state: AdminNewsletterDraft['state'] | null
}

const states = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const

/** Newsletters and their drafts, at `/admin/newsletters`. */
export const page = adminTablePage<AdminNewsletterDraft, Column, NewslettersState>({
  id: 'newsletter-drafts',
  messages,
  uses: [cellMessages, stateMessages],
  url: urlState<NewslettersState>(accountPaths.newsletterDrafts, {
    q: textField(),
    state: choiceField<NewslettersState['state']>(states, null),
    sort: sortField<SortColumn>(['title', 'created', 'updated'], {
      column: 'updated',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: (t) => [
    filterOf({
      name: 'state',
      label: t(messages.state),
      values: states,
      labelOf: (value) => t(stateMessages.states[value]),
    }),
  ],
  columns: (t) => [
    {
      id: 'title',
      header: t(messages.name),
      cell: ({ title }) => title,
      isSortable: true,
      width: '30%',
    },
    { id: 'summary', header: t(messages.summary), cell: ({ summary }) => summary },
    {
      id: 'state',
      header: t(messages.state),
      cell: ({ state }) => <Badge tone={stateTones[state]}>{t(stateMessages.states[state])}</Badge>,
    },
    dayColumn({
      id: 'sends',
      header: t(messages.sends),
      of: (row) => row.started_at ?? row.send_at,
      isSortable: false,
    }),
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
