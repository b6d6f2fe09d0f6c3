import type { Invoice } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { Amounts } from '../parts/Amounts'
import { BackToPlan } from '../parts/BackToPlan'
import { DownloadPdf } from '../parts/DownloadPdf'
import { LoadingPage } from '../parts/LoadingPage'
import { messages as partMessages } from '../parts/messages'
import { formatTotal } from '../parts/money'
import * as styles from '../parts/parts.css'
import { AwaitPayment } from './AwaitPayment'
import { type loadInvoice, returnedParameter } from './load-invoice'
import { messages } from './messages'
import { PayBy } from './PayBy'
import { PayOnline } from './PayOnline'
import { ReferenceForm } from './ReferenceForm'
import { ReturnedPayments } from './ReturnedPayments'

/** `/subscriptions/invoices/{id}`: an invoice, how to pay it, and whether that has arrived. */
export function InvoiceScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadInvoice>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingPage title={t(messages.title)} />}>
      {(invoice) => <InvoicePage key={invoice.summary.id} invoice={invoice} />}
    </PrivatePage>
  )
}

function InvoicePage({ invoice }: { invoice: Invoice }) {
  const t = useMessages(messages, partMessages)
  const locale = useLocale()
  const { summary, pay_to: payTo, to_pay_paise: toPay } = invoice
  const name = `${t(partMessages.names[summary.kind])} ${summary.number}`
  const isOpen = payTo !== null && summary.due_on !== null
  const [search] = useSearchParams()
  const isAwaited = isOpen && search.has(returnedParameter)
  const isToPay = isOpen && !isAwaited
  return (
    <div className={styles.page}>
      <PageHead
        title={isToPay ? t(messages.pay(formatTotal(toPay))) : name}
        {...(isToPay && {
          standfirst: t(
            messages.dueOn(
              summary.number,
              formatDay(summary.due_on ?? '', { withYear: true, locale }),
            ),
          ),
        })}
        above={<BackToPlan />}
      />
      <State invoice={invoice} />
      {isAwaited && <AwaitPayment id={summary.id} />}
      <ReturnedPayments payments={invoice.paid_back} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {payTo && isToPay && (
            <>
              <PayOnline invoice={invoice} />
              <PayBy payTo={payTo} paise={toPay} number={summary.number} />
              <ReferenceForm invoice={invoice} />
            </>
          )}
          {!isToPay && <AmountsCard invoice={invoice} />}
        </div>
        {isToPay && (
          <aside className={styles.column}>
            <AmountsCard invoice={invoice} />
            <section aria-labelledby="if-not-paid">
              <h2 id="if-not-paid" className={styles.subTitle}>
                {t(messages.ifNotPaid)}
              </h2>
              <p className={styles.note}>{t(messages.ifNotPaidText)}</p>
            </section>
          </aside>
        )}
      </div>
    </div>
  )
}

const paidBy = { transfer: messages.paid, razorpay: messages.paidOnline } as const

/** Whether it is paid, credited or refused, and that a demonstration takes no money. */
function State({ invoice }: { invoice: Invoice }) {
  const t = useMessages(messages)
  const { summary, payment, pay_to: payTo, credited_number: creditedNumber } = invoice
  if (payTo?.is_demo)
    return (
      <>
        <Notice title={t(messages.demoTitle)}>{t(messages.demo)}</Notice>
        <Refusal payment={payment} />
      </>
    )
  if (creditedNumber !== null)
    return (
      <Notice title={t(messages.forInvoice(creditedNumber))}>
        {summary.reason !== null && t(messages.reason(summary.reason))}
      </Notice>
    )
  if (summary.state === 'paid')
    return (
      <Notice tone="good" title={t(messages.paidTitle)}>
        {payment?.state === 'captured'
          ? t(paidBy[payment.method](payment.reference))
          : t(messages.paidByCredit)}
      </Notice>
    )
  if (summary.state === 'credited')
    return <Notice title={t(messages.creditedTitle)}>{t(messages.credited)}</Notice>
  return <Refusal payment={payment} />
}

function Refusal({ payment }: Pick<Invoice, 'payment'>) {
  const t = useMessages(messages)
  if (payment?.state !== 'failed') return null
  return (
    <Notice tone="bad" title={t(messages.failedTitle(payment.reference))}>
      {payment.reason !== null && t(messages.reason(payment.reason))}
    </Notice>
  )
}

function AmountsCard({ invoice }: { invoice: Invoice }) {
  const t = useMessages(messages)
  const { summary, amounts, credit_paise: credit, to_pay_paise: toPay } = invoice
  return (
    <section className={styles.card} aria-labelledby="amounts">
      <h2 id="amounts" className={styles.cardTitle}>
        {t(messages.amounts)}
      </h2>
      <Amounts
        draft={{ lines: summary.lines, amounts }}
        isCredit={summary.kind === 'credit_note'}
      />
      {credit > 0 && (
        <dl>
          <div className={styles.line}>
            <dt>{t(messages.byCredit)}</dt>
            <dd>{formatTotal(-credit)}</dd>
          </div>
          <div className={styles.totalLine}>
            <dt>{t(messages.toPay)}</dt>
            <dd>{formatTotal(toPay)}</dd>
          </div>
        </dl>
      )}
      <div>
        <DownloadPdf id={summary.id} number={summary.number} />
      </div>
    </section>
  )
}
