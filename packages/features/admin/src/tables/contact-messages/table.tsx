import { type AdminContactMessage, answerOf, type ContactTopic } from '@edbazaar/api-client'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { accountPaths, defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import { adminTablePage } from '../admin-table-page'
import { filterOf } from '../cells/filter-of'
import { stackedCell } from '../cells/stacked-cell'
import {
  type Assignee,
  assignedColumn,
  assignedFilter,
  assignees,
  consentColumn,
  doneCell,
  receivedColumn,
} from '../follow-ups/columns'
import { FollowUpDialogs } from '../follow-ups/FollowUpDialogs'
import { LeadsSwitch } from '../follow-ups/LeadsSwitch'
import { followUpMessages } from '../follow-ups/messages'
import { OpenAction } from '../follow-ups/OpenAction'

type SortColumn = 'name' | 'topic' | 'received' | 'answered'
type Column = SortColumn | 'message' | 'consent' | 'assigned'

interface ContactMessagesState extends TableState<SortColumn> {
  status: 'open' | 'answered' | null
  topic: ContactTopic | null
  assigned: Assignee | null
}

const messages = defineMessages(
  'admin/tables/contact-messages',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Contact messages`,
    standfirst: msg`Messages from the contact page. Their senders expect a reply by email, and nothing else.`,
    search: msg`Search by name, words or number`,
    topic: msg`Topic`,
    message: msg`Message`,
    answered: msg`Answered`,
    statuses: { open: msg`Open`, answered: msg`Answered` },
  },
)

const statuses = ['open', 'answered'] as const
const topics = [
  'question',
  'consultation',
  'correction',
  'listing',
  'partners',
  'donate-books',
  'privacy',
  'careers',
  'press',
] as const

/** Longest part of a message in the table. */
const maxExcerpt = 160

/** The beginning of a message in one line. */
function excerptOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  return line.length > maxExcerpt ? `${line.slice(0, maxExcerpt).trimEnd()}…` : line
}

/** Messages from the contact page, at `/admin/contact-messages`. */
export const page = adminTablePage<AdminContactMessage, Column, ContactMessagesState>({
  id: 'contact-messages',
  messages,
  uses: [followUpMessages],
  url: urlState<ContactMessagesState>(accountPaths.contactMessages, {
    q: textField(),
    status: choiceField<ContactMessagesState['status']>(statuses, null),
    topic: choiceField<ContactMessagesState['topic']>(topics, null),
    assigned: choiceField<ContactMessagesState['assigned']>(assignees, null),
    sort: sortField<SortColumn>(['name', 'topic', 'received', 'answered'], {
      column: 'received',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: (t) => [
    filterOf({
      name: 'status',
      label: t(followUpMessages.status),
      values: statuses,
      labelOf: (value) => t(messages.statuses[value]),
    }),
    filterOf({
      name: 'topic',
      label: t(messages.topic),
      values: topics,
      labelOf: (value) => t(followUpMessages.topics[value]),
    }),
    assignedFilter(t),
  ],
  columns: (t) => [
    {
      id: 'name',
      header: t(followUpMessages.name),
      cell: ({ name, email }) => stackedCell(name, email),
      isSortable: true,
      width: 164,
    },
    {
      id: 'topic',
      header: t(messages.topic),
      cell: ({ topic }) => t(followUpMessages.topics[topic]),
      isSortable: true,
      wraps: true,
      width: 116,
    },
    {
      id: 'message',
      header: t(messages.message),
      cell: ({ message }) => excerptOf(message),
    },
    receivedColumn(t),
    { ...consentColumn(t), width: 76 },
    {
      id: 'answered',
      header: t(messages.answered),
      cell: (row) => doneCell(t, row.answered_on, row.answered_by),
      isSortable: true,
      firstDirection: 'descending',
      width: 104,
    },
    assignedColumn(t),
  ],
  nameOf: ({ name }) => name,
  headEnd: <LeadsSwitch view="contactMessages" />,
  dialogs: <FollowUpDialogs />,
  actionsWidth: 84,
  rowActions: (record) => <OpenAction opens={{ kind: 'contactMessage', record }} />,
  list: (api, query, signal) =>
    answerOf(api.GET('/admin/contact-messages', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/contact-messages/csv', { params: { query }, parseAs: 'text' })),
})
