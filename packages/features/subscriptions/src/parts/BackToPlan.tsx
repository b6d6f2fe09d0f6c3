import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { messages } from './messages'

/** Leads back to the plan. */
export function BackToPlan() {
  const t = useMessages(messages)
  return (
    <Link href={accountPaths.schoolPlan} variant="inText">
      {t(messages.back)}
    </Link>
  )
}
