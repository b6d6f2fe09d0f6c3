import { type AdminBatch, answerOf, type ProductKind } from '@edbazaar/api-client'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import {
  accountPaths,
  defineMessages,
  type MessageDescriptor,
  paths,
} from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { EditLink } from '../cells/EditLink'
import { filterOf } from '../cells/filter-of'
import { cellMessages } from '../cells/messages'
import { productKindFilter, productKinds } from '../cells/product-kind'

type Phase = AdminBatch['phase']
type SortColumn = 'name' | 'product' | 'starts' | 'seats_left'
type Column = SortColumn | 'store' | 'kind' | 'phase' | 'ends'

interface BatchesState extends TableState<SortColumn> {
  phase: Phase | null
  kind: ProductKind | null
  seats: 'free' | 'full' | null
}

const messages = defineMessages('admin/tables/batches', import.meta.glob('./locales/*.po'), {
  title: msg`All batches`,
  standfirst: msg`Batches of all stores, with their days and free seats.`,
  search: msg`Search by batch, product or store`,
  name: msg`Batch`,
  product: msg`Product`,
  store: msg`Store`,
  phase: msg`Status`,
  phases: {
    upcoming: msg`Upcoming`,
    running: msg`Running`,
    ended: msg`Ended`,
  } satisfies Record<Phase, MessageDescriptor>,
  starts: msg`Starts`,
  ends: msg`Ends`,
  seats: msg`Free seats`,
  seatChoices: { free: msg`Seats available`, full: msg`Full` },
  seatsOf: (left: number, seats: number) => msg`${left} of ${seats}`,
})

const phases = ['upcoming', 'running', 'ended'] as const
const seatChoices = ['free', 'full'] as const

/** All batches, at `/dashboard/admin-batches`. */
export const page = adminTablePage<AdminBatch, Column, BatchesState>({
  id: 'admin-batches',
  messages,
  uses: [cellMessages, productMessages],
  url: urlState<BatchesState>('/dashboard/admin-batches', {
    q: textField(),
    phase: choiceField<BatchesState['phase']>(phases, null),
    kind: choiceField<BatchesState['kind']>(productKinds, null),
    seats: choiceField<BatchesState['seats']>(seatChoices, null),
    sort: sortField<SortColumn>(['name', 'product', 'starts', 'seats_left'], {
      column: 'starts',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: (t) => [
    filterOf({
      name: 'phase',
      label: t(messages.phase),
      values: phases,
      labelOf: (value) => t(messages.phases[value]),
    }),
    productKindFilter(t),
    filterOf({
      name: 'seats',
      label: t(messages.seats),
      values: seatChoices,
      labelOf: (value) => t(messages.seatChoices[value]),
    }),
  ],
  columns: (t) => [
    {
      id: 'name',
      header: t(messages.name),
      cell: ({ name }) => name,
      isSortable: true,
      width: '20%',
    },
    {
      id: 'product',
      header: t(messages.product),
      cell: ({ product_name: name }) => name,
      isSortable: true,
      width: '20%',
    },
    { id: 'store', header: t(messages.store), cell: ({ store_name: name }) => name },
    {
      id: 'kind',
      header: t(cellMessages.kind),
      cell: ({ kind }) => t(productMessages.kinds[kind]),
    },
    { id: 'phase', header: t(messages.phase), cell: ({ phase }) => t(messages.phases[phase]) },
    dayColumn({ id: 'starts', header: t(messages.starts), of: ({ starts_on: day }) => day }),
    dayColumn({
      id: 'ends',
      header: t(messages.ends),
      of: ({ ends_on: day }) => day,
      isSortable: false,
    }),
    {
      id: 'seats_left',
      header: t(messages.seats),
      cell: ({ seats, seats_left: left }) => t(messages.seatsOf(left, seats)),
      isNumeric: true,
      isSortable: true,
    },
  ],
  nameOf: ({ name }) => name,
  hrefOf: ({ product_slug: slug }) => paths.product(slug),
  rowActions: ({ product_id: id, name }) => (
    <EditLink name={name} href={accountPaths.editService(id)} />
  ),
  list: (api, query, signal) => answerOf(api.GET('/admin/batches', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/batches/csv', { params: { query }, parseAs: 'text' })),
})
