import { type AdminSchool, answerOf } from '@edbazaar/api-client'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { accountPaths, defineMessages, paths } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import { queuePlaces } from '../../queue-switch/queue-places'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { EditLink } from '../cells/EditLink'
import { filterOf } from '../cells/filter-of'
import { indiaStates } from '../cells/india-states'
import {
  isPublic,
  listingStatuses,
  statusCell,
  statusFilter,
  statusWidth,
} from '../cells/listing-status'
import { cellMessages } from '../cells/messages'
import { nameCell } from '../cells/name-cell'
import { ownerChoices, ownerFilter } from '../cells/owner'

type SortColumn = 'name' | 'updated'
type Column = SortColumn | 'state' | 'status' | 'owner' | 'source'

interface SchoolsState extends TableState<SortColumn> {
  state: string | null
  status: AdminSchool['status'] | null
  owner: 'yes' | 'no' | null
}

const messages = defineMessages('admin/tables/schools', import.meta.glob('./locales/*.po'), {
  title: msg`All schools`,
  standfirst: msg`Schools from registers and from owners, in every status.`,
  search: msg`Search by name, place or UDISE code`,
  name: msg`School`,
  state: msg`State`,
  source: msg`Source`,
  byOwner: msg`Owner`,
})

/** All schools, at `/dashboard/all-schools`. */
export const page = adminTablePage<AdminSchool, Column, SchoolsState>({
  id: 'all-schools',
  queue: queuePlaces.schools,
  decides: 'school',
  messages,
  uses: [cellMessages],
  url: urlState<SchoolsState>('/dashboard/all-schools', {
    q: textField(),
    state: choiceField<SchoolsState['state']>(indiaStates, null),
    status: choiceField<SchoolsState['status']>(listingStatuses, null),
    owner: choiceField<SchoolsState['owner']>(ownerChoices, null),
    sort: sortField<SortColumn>(['name', 'updated'], {
      column: 'updated',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: (t) => [
    filterOf({
      name: 'state',
      label: t(messages.state),
      values: indiaStates,
      labelOf: (value) => value,
    }),
    statusFilter(t),
    ownerFilter(t),
  ],
  columns: (t) => [
    {
      id: 'name',
      header: t(messages.name),
      cell: ({ name, city, district }) => nameCell(name, city ?? district),
      isSortable: true,
      width: '26%',
    },
    { id: 'state', header: t(messages.state), cell: ({ state }) => state },
    {
      id: 'status',
      header: t(cellMessages.status),
      cell: ({ status }) => statusCell(t, status),
      width: statusWidth,
    },
    { id: 'owner', header: t(cellMessages.owner), cell: ({ owner_name: name }) => name },
    {
      id: 'source',
      header: t(messages.source),
      cell: ({ source, source_id: id, owner_id: ownerId }) => {
        if (source !== null) return nameCell(source.toUpperCase(), id)
        return ownerId === null ? null : t(messages.byOwner)
      },
    },
    dayColumn({ id: 'updated', header: t(cellMessages.updated), of: ({ updated_at: at }) => at }),
  ],
  initiallyHidden: ['source'],
  nameOf: ({ name }) => name,
  hrefOf: (school) =>
    isPublic(school) ? paths.school(school.slug) : accountPaths.schoolPreview(school.id),
  rowActions: ({ id, name }) => <EditLink name={name} href={paths.editAnySchool(id)} />,
  list: (api, query, signal) => answerOf(api.GET('/admin/schools', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/schools/csv', { params: { query }, parseAs: 'text' })),
})
