import { type AdminPayment, answerOf } from '@edbazaar/api-client'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { languageOf } from '@edbazaar/ui/formatting'
import { adminTablePage } from '../admin-table-page'
import { dayCell } from '../cells/day-cell'
import { dayColumn } from '../cells/day-column'
import { exactRupees } from '../cells/exact-rupees'
import { filterOf } from '../cells/filter-of'
import * as styles from '../money/money.css'
import { paymentsPath } from '../payments-path'
import { InvoicesLink } from './InvoicesLink'
import { messages } from './messages'
import { ReturnDialog } from './ReturnDialog'

const filters = ['check', 'to_return', 'returned', 'captured', 'failed'] as const
type SortColumn = 'arrived' | 'amount' | 'returned'
type Column = SortColumn | 'invoice' | 'method' | 'reference' | 'state'

interface PaymentsState extends TableState<SortColumn> {
  state: (typeof filters)[number] | null
}

const tones = {
  pending: 'accent',
  captured: 'good',
  failed: 'plain',
  refunding: 'accent',
  to_return: 'bad',
  refunded: 'plain',
} as const

const isReason = (text: string): text is keyof typeof messages.reasons =>
  Object.hasOwn(messages.reasons, text)

function State({ payment }: { payment: AdminPayment }) {
  const t = useMessages(messages)
  const { state, reason } = payment
  return (
    <div className={styles.stack}>
      <Badge tone={tones[state]}>{t(messages.states[state])}</Badge>
      {reason !== null && <span>{isReason(reason) ? t(messages.reasons[reason]) : reason}</span>}
      {state === 'to_return' && <ReturnDialog payment={payment} />}
    </div>
  )
}

/** The return of a payment by an admin; nothing for a return by Razorpay. */
function Returned({ payment }: { payment: AdminPayment }) {
  const t = useMessages(messages)
  const { returned_on: day, returned, return_reference: reference, return_note: note } = payment
  if (day === null || returned === null || reference === null) return null
  return (
    <div className={styles.stack}>
      {dayCell(day)}
      {returned < payment.amount && <span>{t(messages.returnedPart(exactRupees(returned)))}</span>}
      <span>{t(messages.ourReference(reference))}</span>
      {note !== null && <span>{note}</span>}
    </div>
  )
}

/** Transfers and payments online, at `/admin/payments`. */
export const page = adminTablePage<AdminPayment, Column, PaymentsState>({
  id: 'payments',
  headEnd: <InvoicesLink />,
  messages,
  uses: [],
  url: urlState<PaymentsState>(paymentsPath, {
    q: textField(),
    state: choiceField<PaymentsState['state']>(filters, null),
    sort: sortField<SortColumn>(['arrived', 'amount', 'returned'], {
      column: 'arrived',
      direction: 'descending',
    }),
    page: pageField(),
  }),
  filters: (t) => [
    filterOf({
      name: 'state',
      label: t(messages.state),
      values: filters,
      labelOf: (value) => t(messages.filters[value]),
    }),
  ],
  initiallyHidden: ['method'],
  columns: (t) => [
    dayColumn({ id: 'arrived', header: t(messages.arrived), of: ({ arrived_on: day }) => day }),
    {
      id: 'invoice',
      header: t(messages.invoice),
      cell: ({ invoice_number: number, buyer }) => (
        <div className={styles.stack}>
          {number}
          <span lang={languageOf(buyer)}>{buyer}</span>
        </div>
      ),
      width: 164,
      wraps: true,
    },
    { id: 'method', header: t(messages.method), cell: ({ method }) => t(messages.methods[method]) },
    {
      id: 'reference',
      header: t(messages.reference),
      cell: ({ reference }) => reference,
      width: 152,
      wraps: true,
    },
    {
      id: 'amount',
      header: t(messages.amount),
      cell: ({ amount }) => exactRupees(amount),
      isSortable: true,
      width: 108,
    },
    {
      id: 'state',
      header: t(messages.state),
      cell: (payment) => <State payment={payment} />,
      width: '20%',
      wraps: true,
    },
    {
      id: 'returned',
      header: t(messages.returned),
      cell: (payment) => <Returned payment={payment} />,
      isSortable: true,
      firstDirection: 'descending',
      width: 176,
      wraps: true,
    },
  ],
  nameOf: ({ reference }) => reference,
  list: (api, query, signal) => answerOf(api.GET('/admin/payments', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/payments/csv', { params: { query }, parseAs: 'text' })),
})
