import {
  type AdminEnquiry,
  answerOf,
  type EnquiryState,
  type InvalidReview,
} from '@edbazaar/api-client'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { filterOf } from '../cells/filter-of'
import { nameCell } from '../cells/name-cell'
import { inboxPath } from './inbox-path'
import { enquiryMessages as messages } from './messages'
import { replyCell } from './reply-cell'
import { ReviewAction } from './review/ReviewAction'
import { shareCell } from './share-cell'

type SortColumn = 'received' | 'reply' | 'listing'
type Column = SortColumn | 'reference' | 'parent' | 'state' | 'assigned' | 'review' | 'shares'

interface EnquiriesState extends TableState<SortColumn> {
  state: EnquiryState | null
  desk: 'school' | 'store' | 'general' | null
  reply: 'answered' | 'waiting' | 'overdue' | null
  share: 'unusual' | null
  review: InvalidReview | null
}

const states = ['new', 'contacted', 'visit', 'applied', 'enrolled', 'lost', 'invalid'] as const
const desks = ['school', 'store', 'general'] as const
const replies = ['answered', 'waiting', 'overdue'] as const
const shares = ['unusual'] as const
const reviews = ['open', 'upheld', 'overturned'] as const

/** The enquiries of all desks, at `/dashboard/all-inqueries`. */
export const page = adminTablePage<AdminEnquiry, Column, EnquiriesState>({
  id: 'all-enquiries',
  messages,
  uses: [],
  url: urlState<EnquiriesState>('/dashboard/all-inqueries', {
    q: textField(),
    state: choiceField<EnquiriesState['state']>(states, null),
    desk: choiceField<EnquiriesState['desk']>(desks, null),
    reply: choiceField<EnquiriesState['reply']>(replies, null),
    share: choiceField<EnquiriesState['share']>(shares, null),
    review: choiceField<EnquiriesState['review']>(reviews, null),
    sort: sortField<SortColumn>(['received', 'reply', 'listing'], {
      column: 'received',
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
      name: 'desk',
      label: t(messages.desk),
      values: desks,
      labelOf: (value) => t(messages.desks[value]),
    }),
    filterOf({
      name: 'reply',
      label: t(messages.reply),
      values: replies,
      labelOf: (value) => t(messages.replies[value]),
    }),
    filterOf({
      name: 'share',
      label: t(messages.shares),
      values: shares,
      labelOf: () => t(messages.unusual),
    }),
    filterOf({
      name: 'review',
      label: t(messages.reviewColumn),
      values: reviews,
      labelOf: (value) => t(messages.reviews[value]),
    }),
  ],
  columns: (t) => [
    {
      id: 'reference',
      header: t(messages.enquiry),
      cell: ({ reference }) => reference,
      width: 130,
    },
    {
      id: 'listing',
      header: t(messages.listing),
      cell: ({ listing_name: name, product_name: product }) =>
        nameCell(name ?? t(messages.desks.general), product),
      isSortable: true,
      width: '24%',
    },
    {
      id: 'parent',
      header: t(messages.parent),
      cell: ({ parent_name: name }) => name ?? t(messages.noConsent),
    },
    { id: 'state', header: t(messages.state), cell: ({ state }) => t(messages.states[state]) },
    dayColumn({ id: 'received', header: t(messages.received), of: (row) => row.received_at }),
    {
      id: 'reply',
      header: t(messages.reply),
      cell: (row) => replyCell(t, row),
      isNumeric: true,
      isSortable: true,
    },
    { id: 'assigned', header: t(messages.assigned), cell: ({ assigned_to: name }) => name },
    {
      id: 'review',
      header: t(messages.reviewColumn),
      cell: ({ invalid_review: review }) => review && t(messages.reviews[review]),
    },
    {
      id: 'shares',
      header: t(messages.shares),
      cell: (row) => shareCell(t, row),
      width: 132,
      wraps: true,
    },
  ],
  initiallyHidden: ['assigned', 'review', 'shares'],
  nameOf: ({ reference }) => reference,
  hrefOf: inboxPath,
  rowActions: (row) => <ReviewAction enquiry={row} />,
  actionsWidth: 96,
  list: (api, query, signal) =>
    answerOf(api.GET('/admin/enquiries', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/enquiries/csv', { params: { query }, parseAs: 'text' })),
})
