import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { messages } from './messages'

/** Leads to what users pay for their plans. */
export function InvoicesLink() {
  const t = useMessages(messages)
  return <ButtonLink href={accountPaths.allInvoices}>{t(messages.invoices)}</ButtonLink>
}
