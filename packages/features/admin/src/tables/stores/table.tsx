import { type AdminStore, answerOf } from '@edbazaar/api-client'
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
import {
  isPublic,
  listingStatuses,
  statusCell,
  statusFilter,
  statusWidth,
} from '../cells/listing-status'
import { cellMessages } from '../cells/messages'
import { ownerChoices, ownerFilter } from '../cells/owner'

type SortColumn = 'name' | 'city' | 'products' | 'updated'
type Column = SortColumn | 'status' | 'owner'

interface StoresState extends TableState<SortColumn> {
  status: AdminStore['status'] | null
  owner: 'yes' | 'no' | null
}

const messages = defineMessages('admin/tables/stores', import.meta.glob('./locales/*.po'), {
  title: msg`All stores`,
  standfirst: msg`Businesses that offer tuitions, activities, camps and workshops.`,
  search: msg`Search by name, company or city`,
  name: msg`Store`,
  city: msg`City`,
  services: msg`Services`,
})

/** All stores, at `/dashboard/all-stores`. */
export const page = adminTablePage<AdminStore, Column, StoresState>({
  id: 'all-stores',
  queue: queuePlaces.stores,
  decides: 'store',
  messages,
  uses: [cellMessages],
  url: urlState<StoresState>('/dashboard/all-stores', {
    q: textField(),
    status: choiceField<StoresState['status']>(listingStatuses, null),
    owner: choiceField<StoresState['owner']>(ownerChoices, null),
    sort: sortField<SortColumn>(['name', 'city', 'products', 'updated'], {
      column: 'updated',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: (t) => [statusFilter(t), ownerFilter(t)],
  columns: (t) => [
    {
      id: 'name',
      header: t(messages.name),
      cell: ({ name }) => name,
      isSortable: true,
      width: '32%',
    },
    { id: 'city', header: t(messages.city), cell: ({ city }) => city, isSortable: true },
    {
      id: 'products',
      header: t(messages.services),
      cell: ({ products }) => products,
      isNumeric: true,
      isSortable: true,
      firstDirection: 'descending',
    },
    {
      id: 'status',
      header: t(cellMessages.status),
      cell: ({ status }) => statusCell(t, status),
      width: statusWidth,
    },
    { id: 'owner', header: t(cellMessages.owner), cell: ({ owner_name: name }) => name },
    dayColumn({ id: 'updated', header: t(cellMessages.updated), of: ({ updated_at: at }) => at }),
  ],
  nameOf: ({ name }) => name,
  hrefOf: (store) =>
    isPublic(store) ? paths.store(store.id) : accountPaths.storePreview(store.id),
  rowActions: ({ id, name }) => <EditLink name={name} href={accountPaths.myStore(id)} />,
  list: (api, query, signal) => answerOf(api.GET('/admin/stores', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/stores/csv', { params: { query }, parseAs: 'text' })),
})
