import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { messages } from './messages'

/** Leads to the invoices that these payments are for. */
export function InvoicesLink() {
  const t = useMessages(messages)
  return <ButtonLink href={accountPaths.allInvoices}>{t(messages.invoices)}</ButtonLink>
}
