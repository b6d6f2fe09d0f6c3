import { type AdminExitedUser, answerOf } from '@edbazaar/api-client'
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
import { Link } from '@edbazaar/ui/Link'
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

type SortColumn = 'name' | 'page' | 'received' | 'contacted'
type Column = SortColumn | 'contact' | 'consent' | 'assigned'

interface ExitedUsersState extends TableState<SortColumn> {
  status: 'open' | 'contacted' | null
  assigned: Assignee | null
}

const messages = defineMessages('admin/tables/exited-users', import.meta.glob('./locales/*.po'), {
  title: msg`Exited users`,
  standfirst: msg`People who left contact details in the exit popup. Contact each once, about what they were looking for; after that their details are hidden.`,
  search: msg`Search by name, page or number`,
  contact: msg`Email and phone`,
  hidden: msg`Hidden`,
  page: msg`Page`,
  contacted: msg`Contacted`,
  statuses: { open: msg`Open`, contacted: msg`Contacted` },
})

const statuses = ['open', 'contacted'] as const

/** Contact details left in the exit popup, at `/admin/exited-users`. */
export const page = adminTablePage<AdminExitedUser, Column, ExitedUsersState>({
  id: 'exited-users',
  messages,
  uses: [followUpMessages],
  url: urlState<ExitedUsersState>(accountPaths.exitedUsers, {
    q: textField(),
    status: choiceField<ExitedUsersState['status']>(statuses, null),
    assigned: choiceField<ExitedUsersState['assigned']>(assignees, null),
    sort: sortField<SortColumn>(['name', 'page', 'received', 'contacted'], {
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
    assignedFilter(t),
  ],
  columns: (t) => [
    {
      id: 'name',
      header: t(followUpMessages.name),
      cell: ({ name }) => name,
      isSortable: true,
      width: 140,
    },
    {
      id: 'contact',
      header: t(messages.contact),
      cell: ({ email, phone }) => (email === null ? t(messages.hidden) : stackedCell(email, phone)),
      width: 180,
    },
    {
      id: 'page',
      header: t(messages.page),
      cell: ({ page: path }) => (
        <Link variant="inText" href={path}>
          {path}
        </Link>
      ),
      isSortable: true,
    },
    receivedColumn(t),
    { ...consentColumn(t), width: 100 },
    {
      id: 'contacted',
      header: t(messages.contacted),
      cell: (row) => doneCell(t, row.contacted_on, row.contacted_by),
      isSortable: true,
      firstDirection: 'descending',
      width: 104,
    },
    assignedColumn(t),
  ],
  nameOf: ({ name }) => name,
  headEnd: <LeadsSwitch view="exitedUsers" />,
  dialogs: <FollowUpDialogs />,
  actionsWidth: 84,
  rowActions: (record) => <OpenAction opens={{ kind: 'exitedUser', record }} />,
  list: (api, query, signal) =>
    answerOf(api.GET('/admin/exited-users', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/exited-users/csv', { params: { query }, parseAs: 'text' })),
})
