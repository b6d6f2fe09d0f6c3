import { type AdminInvoice, answerOf } from '@edbazaar/api-client'
import {
  choiceField,
  pageField,
  sortField,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { adminTablePage } from '../admin-table-page'
import { dayColumn } from '../cells/day-column'
import { filterOf } from '../cells/filter-of'
import * as styles from '../money/money.css'
import { CorrectionDialog } from './actions/CorrectionDialog'
import { MoneyToReturnDialog } from './actions/MoneyToReturnDialog'
import { PaymentDialog } from './actions/PaymentDialog'
import { messages } from './messages'
import { PaymentsLink } from './PaymentsLink'

const filters = ['check', 'issued', 'paid', 'credited', 'credit_note', 'refund'] as const
type SortColumn = 'number' | 'issued' | 'due' | 'total'
type Column = SortColumn | 'kind' | 'buyer' | 'what' | 'state' | 'reference'

interface InvoicesState extends TableState<SortColumn> {
  state: (typeof filters)[number] | null
}

const tones = { issued: 'accent', paid: 'good', credited: 'plain' } as const

function StateBadge({ invoice: { kind, state } }: { invoice: AdminInvoice }) {
  const t = useMessages(messages)
  if (kind === 'credit_note') return <Badge>{t(messages.noteIssued)}</Badge>
  return <Badge tone={tones[state]}>{t(messages.states[state])}</Badge>
}

/** The server also refuses one that a credit note reduces. */
const mayCorrect = ({ kind, state }: AdminInvoice) => kind !== 'credit_note' && state !== 'credited'

/** The last transfer or payment online, and what an admin can do about the invoice. */
function Reference({ invoice }: { invoice: AdminInvoice }) {
  const t = useMessages(messages)
  const { kind, state, reference, reference_state: found } = invoice
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {reference}
        {found === 'pending' && <Badge tone="accent">{t(messages.check)}</Badge>}
        {found === 'failed' && <Badge tone="bad">{t(messages.notFound)}</Badge>}
        {found === 'refunding' && <Badge tone="accent">{t(messages.refunding)}</Badge>}
        {found === 'refunded' && <Badge>{t(messages.refunded)}</Badge>}
        {found === 'to_return' && <Badge tone="bad">{t(messages.returnByHand)}</Badge>}
      </div>
      <div className={styles.row}>
        {state === 'issued' && kind !== 'credit_note' && <PaymentDialog invoice={invoice} />}
        {mayCorrect(invoice) && <CorrectionDialog invoice={invoice} />}
        {kind !== 'credit_note' && <MoneyToReturnDialog invoice={invoice} />}
      </div>
    </div>
  )
}

/** Invoices and credit notes, at `/admin/invoices`. */
export const page = adminTablePage<AdminInvoice, Column, InvoicesState>({
  id: 'invoices',
  headEnd: <PaymentsLink />,
  messages,
  uses: [],
  url: urlState<InvoicesState>(accountPaths.allInvoices, {
    q: textField(),
    state: choiceField<InvoicesState['state']>(filters, null),
    sort: sortField<SortColumn>(['number', 'issued', 'due', 'total'], {
      column: 'issued',
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
  initiallyHidden: ['kind', 'what', 'due'],
  columns: (t) => [
    {
      id: 'number',
      header: t(messages.number),
      cell: ({ number }) => number,
      isSortable: true,
      width: 148,
    },
    { id: 'kind', header: t(messages.kind), cell: ({ kind }) => t(messages.kinds[kind]) },
    {
      id: 'buyer',
      header: t(messages.buyer),
      cell: ({ buyer }) => <span lang={languageOf(buyer)}>{buyer}</span>,
      width: '20%',
      wraps: true,
    },
    {
      id: 'what',
      header: t(messages.what),
      cell: ({ what }) => what,
      width: '18%',
      wraps: true,
    },
    dayColumn({ id: 'issued', header: t(messages.issued), of: ({ issued_on: day }) => day }),
    dayColumn({ id: 'due', header: t(messages.due), of: ({ due_on: day }) => day }),
    {
      id: 'total',
      header: t(messages.total),
      cell: ({ total }) => `${total < 0 ? '−' : ''}${formatRupees(Math.abs(total))}`,
      isSortable: true,
      width: 108,
    },
    {
      id: 'state',
      header: t(messages.state),
      cell: (invoice) => <StateBadge invoice={invoice} />,
      width: 96,
    },
    {
      id: 'reference',
      header: t(messages.reference),
      cell: (invoice) => <Reference invoice={invoice} />,
      width: 256,
      wraps: true,
    },
  ],
  nameOf: ({ number }) => number,
  list: (api, query, signal) => answerOf(api.GET('/admin/invoices', { params: { query }, signal })),
  loadCsv: (api, query) =>
    answerOf(api.GET('/admin/invoices/csv', { params: { query }, parseAs: 'text' })),
})
