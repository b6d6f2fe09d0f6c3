import type { Invoice } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Notice } from '@edbazaar/ui/Notice'
import { formatTotal } from '../parts/money'
import { messages } from './messages'

/** Payments online that pay for nothing and go back. */
export function PaidBack({ payments }: { payments: Invoice['paid_back'] }) {
  const t = useMessages(messages)
  return payments.map(({ reference, paise, state, reason }) => {
    const amount = formatTotal(paise)
    const title = state === 'refunded' ? messages.returned(amount) : messages.returning(amount)
    return (
      <Notice key={reference} title={t(title)}>
        {reason !== null && <p>{t(messages.returnReasons[reason])}</p>}
        <p>{t(messages.returnStates[state])}</p>
        <p>{t(messages.paymentReference(reference))}</p>
      </Notice>
    )
  })
}
