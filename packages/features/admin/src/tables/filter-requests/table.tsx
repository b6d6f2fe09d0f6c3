import { type AdminFilterRequest, answerOf, type FilterRequestStatus } from '@edbazaar/api-client'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { adminTablePage } from '../admin-table-page'
import { dayCell } from '../cells/day-cell'
import { filterOf } from '../cells/filter-of'
import { stackedCell } from '../cells/stacked-cell'
import { UndoDialogs } from '../UndoDialogs'
import { filterRequestMessages as messages } from './messages'
import { ReviewAction } from './ReviewAction'
import { statusCell } from './status-cell'

type SortColumn = 'value' | 'filter' | 'requested' | 'decided'
type Column = SortColumn | 'listings' | 'status'

interface FilterRequestsState extends TableState<SortColumn> {
  status: FilterRequestStatus | null
  section: AdminFilterRequest['section'] | null
}

const statuses = ['pending', 'approved', 'merged', 'rejected'] as const
const sections = ['schools', 'tuitions', 'activities', 'camps', 'workshops'] as const

/** Requested filter values, at `/admin/filter-request`. */
export const page = adminTablePage<AdminFilterRequest, Column, FilterRequestsState>({
  id: 'filter-requests',
  messages,
  uses: [],
  url: urlState<FilterRequestsState>('/admin/filter-request', {
    q: textField(),
    status: choiceField<FilterRequestsState['status']>(statuses, null),
    section: choiceField<FilterRequestsState['section']>(sections, null),
    sort: sortField<SortColumn>(['value', 'filter', 'requested', 'decided'], {
      column: 'requested',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: (t) => [
    filterOf({
      name: 'status',
      label: t(messages.status),
      values: statuses,
      labelOf: (value) => t(messages.statuses[value]),
    }),
    filterOf({
      name: 'section',
      label: t(messages.section),
      values: sections,
      labelOf: (value) => t(messages.sections[value]),
    }),
  ],
  columns: (t) => [
    {
      id: 'value',
      header: t(messages.value),
      cell: ({ value, name }) => stackedCell(value, name),
      isSortable: true,
      width: '28%',
    },
    {
      id: 'filter',
      header: t(messages.filter),
      cell: ({ section, category }) => stackedCell(category, t(messages.sections[section])),
      isSortable: true,
    },
    {
      id: 'status',
      header: t(messages.status),
      cell: (row) => statusCell(t, row),
    },
    {
      id: 'listings',
      header: t(messages.listings),
      cell: ({ listings }) => listings,
      isNumeric: true,
      width: 90,
    },
    {
      id: 'requested',
      header: t(messages.requested),
      cell: ({ requested_at: at, requester_name: name }) => stackedCell(dayCell(at), name),
      isSortable: true,
    },
    {
      id: 'decided',
      header: t(messages.decided),
      cell: ({ decided_at: at, decided_by: name }) => stackedCell(dayCell(at), name),
      isSortable: true,
    },
  ],
  nameOf: ({ value }) => value,
  dialogs: <UndoDialogs />,
  actionsWidth: 96,
  rowActions: (row) => <ReviewAction request={row} />,
  list: (api, query, signal) =>
    answerOf(api.GET('/admin/filter-requests', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/filter-requests/csv', { params: { query }, parseAs: 'text' })),
})
