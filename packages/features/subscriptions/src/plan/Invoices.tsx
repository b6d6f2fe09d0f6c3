import type { InvoiceSummary, MyBilling } from '@edbazaar/api-client'
import { accountPaths, todayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { DownloadPdf } from '../parts/DownloadPdf'
import { messages as partMessages } from '../parts/messages'
import { formatTotal } from '../parts/money'
import { DownloadRegister } from './DownloadRegister'
import * as styles from './invoices.css'
import { messages } from './messages'

/** The user's invoices and credit notes, the newest first. Nothing while there are none. */
export function Invoices({ billing: { invoices } }: { billing: MyBilling }) {
  const t = useMessages(messages)
  if (invoices.length === 0) return null
  const heads = [messages.number, messages.date, messages.forWhat]
  return (
    <section aria-labelledby="invoices">
      <SectionHead title={t(messages.invoices)} titleId="invoices" isFlush />
      <table className={styles.table} aria-labelledby="invoices">
        <thead className={styles.head}>
          <tr>
            {heads.map((head) => (
              <th key={t(head)} scope="col" className={styles.headCell}>
                {t(head)}
              </th>
            ))}
            <th scope="col" className={styles.amountHead}>
              {t(messages.total)}
            </th>
            <th scope="col" className={styles.headCell}>
              {t(messages.state)}
            </th>
            <th scope="col" className={styles.headCell}>
              {t(messages.file)}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </tbody>
      </table>
      <p className={styles.register}>
        <DownloadRegister />
      </p>
    </section>
  )
}

const tones = { issued: 'accent', paid: 'good', credited: 'plain' } as const

function Row({ invoice }: { invoice: InvoiceSummary }) {
  const t = useMessages(messages, partMessages)
  const locale = useLocale()
  const { id, kind, number, state, lines, total_paise: total, reason } = invoice
  const isCredit = kind === 'credit_note'
  const day = (text: string) => formatDay(text, { withYear: true, locale })
  const line = lines[0]
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <Link href={accountPaths.invoice(id)} variant="inText">
          {number}
        </Link>
      </th>
      <td className={styles.date}>{day(todayInIndia(new Date(invoice.issued_at)))}</td>
      <td className={styles.what}>
        {isCredit
          ? t(messages.creditNote(reason ?? ''))
          : line && t(messages.forPeriod(line.plan, day(line.from), day(line.to)))}
      </td>
      <td className={styles.amount}>{formatTotal(isCredit ? -total : total)}</td>
      <td className={styles.state}>
        <Badge tone={isCredit ? 'plain' : tones[state]}>
          {t(isCredit ? partMessages.noteIssued : partMessages.states[state])}
        </Badge>
      </td>
      <td className={styles.file}>
        <DownloadPdf id={id} number={number} />
      </td>
    </tr>
  )
}
