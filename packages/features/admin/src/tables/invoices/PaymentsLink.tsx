import { useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { paymentsPath } from '../payments-path'
import { messages } from './messages'

/** Leads to the transfers and payments online for these invoices. */
export function PaymentsLink() {
  const t = useMessages(messages)
  return <ButtonLink href={paymentsPath}>{t(messages.payments)}</ButtonLink>
}
