import type { Invoice } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { formatAmount } from '../parts/money'
import { messages } from './messages'

type Payment = Invoice['paid_back'][number]

/** Payments that pay for nothing and go back. */
export function ReturnedPayments({ payments }: { payments: Invoice['paid_back'] }) {
  return payments.map((payment) => (
    <PaymentBack key={`${payment.method} ${payment.reference}`} payment={payment} />
  ))
}

function PaymentBack({ payment }: { payment: Payment }) {
  const t = useMessages(messages)
  const { reference, paise, state, reason, transfer } = payment
  const amount = formatAmount(paise)
  const isPart = transfer !== null && transfer.paise < paise
  const title = isPart
    ? messages.returnedPart(formatAmount(transfer.paise), amount)
    : state === 'refunded'
      ? messages.returned(amount)
      : messages.returning(amount)
  return (
    <Notice title={t(title)}>
      {reason !== null && <p>{t(messages.returnReasons[reason])}</p>}
      <HowItReturns payment={payment} />
      <p>{t(messages.paymentReference(reference))}</p>
    </Notice>
  )
}

function HowItReturns({ payment: { method, state, transfer } }: { payment: Payment }) {
  const t = useMessages(messages)
  const locale = useLocale()
  if (transfer)
    return (
      <>
        {transfer.note !== null && <p>{transfer.note}</p>}
        <p>
          {t(messages.returnedByTransfer(formatDay(transfer.on, { withYear: true, locale })))}{' '}
          {t(messages.returnReference(transfer.reference))}
        </p>
      </>
    )
  const isTransferOpen = method === 'transfer' && state === 'to_return'
  return <p>{t(isTransferOpen ? messages.transferWillReturn : messages.returnStates[state])}</p>
}
