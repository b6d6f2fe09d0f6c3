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
import { accountPaths, defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import { Badge, type BadgeTone } from '@edbazaar/ui/Badge'
import { formatCount } from '@edbazaar/ui/formatting'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { filterOf } from '../cells/filter-of'
import { cellMessages } from '../cells/messages'
import { nameCell } from '../cells/name-cell'
import { productKindFilter, productKinds } from '../cells/product-kind'
import { BatchActions } from './actions/BatchActions'

type Phase = AdminBatch['phase']
type State = AdminBatch['state']
type SortColumn = 'name' | 'product' | 'starts' | 'seats_left'
type Column =
  | SortColumn
  | 'owner'
  | 'kind'
  | 'state'
  | 'phase'
  | 'ends'
  | 'seats'
  | 'taken'
  | 'waiting'
  | 'requests'

interface BatchesState extends TableState<SortColumn> {
  state: State | null
  phase: Phase | null
  kind: ProductKind | null
  seats: 'free' | 'full' | null
}

const messages = defineMessages('admin/tables/batches', import.meta.glob('./locales/*.po'), {
  title: msg`All batches`,
  standfirst: msg`Batches of all stores, with their seats, waitlists and requests.`,
  search: msg`Search by batch, product or store`,
  name: msg`Batch`,
  product: msg`Product`,
  state: msg`Joining`,
  states: {
    open: msg`Open`,
    paused: msg`Paused`,
    closed: msg`Closed`,
    cancelled: msg`Cancelled`,
  } satisfies Record<State, MessageDescriptor>,
  phase: msg`When`,
  phases: {
    upcoming: msg`Upcoming`,
    running: msg`Running`,
    ended: msg`Ended`,
  } satisfies Record<Phase, MessageDescriptor>,
  starts: msg`Starts`,
  ends: msg`Ends`,
  capacity: msg`Capacity`,
  taken: msg`Taken`,
  waiting: msg`Waiting`,
  requests: msg`Requests`,
  seats: msg`Free seats`,
  seatChoices: { free: msg`Seats available`, full: msg`Full` },
})

const states = ['open', 'paused', 'closed', 'cancelled'] as const satisfies readonly State[]
const tones: Readonly<Record<State, BadgeTone>> = {
  open: 'good',
  paused: 'accent',
  closed: 'plain',
  cancelled: 'bad',
}
const phases = ['upcoming', 'running', 'ended'] as const
const seatChoices = ['free', 'full'] as const

const numberColumn = <const Id extends 'seats' | 'taken' | 'seats_left' | 'waiting' | 'requests'>(
  id: Id,
  header: string,
) => ({
  id,
  header,
  cell: (batch: AdminBatch) => formatCount(batch[id]),
  isNumeric: true,
  width: 84,
})

/** All batches, at `/dashboard/admin-batches`. */
export const page = adminTablePage<AdminBatch, Column, BatchesState>({
  id: 'admin-batches',
  messages,
  uses: [cellMessages, productMessages],
  url: urlState<BatchesState>('/dashboard/admin-batches', {
    q: textField(),
    state: choiceField<BatchesState['state']>(states, null),
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
      name: 'state',
      label: t(messages.state),
      values: states,
      labelOf: (value) => t(messages.states[value]),
    }),
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
      width: '14%',
    },
    {
      id: 'product',
      header: t(messages.product),
      cell: ({ product_name: name, store_name: store }) => nameCell(name, store),
      isSortable: true,
      width: '26%',
      wraps: true,
    },
    { id: 'owner', header: t(cellMessages.owner), cell: ({ owner_name: name }) => name },
    {
      id: 'kind',
      header: t(cellMessages.kind),
      cell: ({ kind }) => t(productMessages.kinds[kind]),
    },
    {
      id: 'state',
      header: t(messages.state),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(messages.states[state])}</Badge>,
      width: 112,
    },
    { id: 'phase', header: t(messages.phase), cell: ({ phase }) => t(messages.phases[phase]) },
    dayColumn({ id: 'starts', header: t(messages.starts), of: ({ starts_on: day }) => day }),
    dayColumn({
      id: 'ends',
      header: t(messages.ends),
      of: ({ ends_on: day }) => day,
      isSortable: false,
    }),
    numberColumn('seats', t(messages.capacity)),
    numberColumn('taken', t(messages.taken)),
    { ...numberColumn('seats_left', t(messages.seats)), isSortable: true },
    numberColumn('waiting', t(messages.waiting)),
    numberColumn('requests', t(messages.requests)),
  ],
  initiallyHidden: ['owner', 'kind', 'phase', 'ends', 'seats_left'],
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => accountPaths.batch(id),
  rowActions: (batch) => <BatchActions batch={batch} />,
  list: (api, query, signal) => answerOf(api.GET('/admin/batches', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/batches/csv', { params: { query }, parseAs: 'text' })),
})
