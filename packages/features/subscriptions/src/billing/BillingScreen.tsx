import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { BackToPlan } from '../parts/BackToPlan'
import { BillingForm } from '../parts/BillingForm'
import { LoadingPage } from '../parts/LoadingPage'
import * as styles from '../parts/parts.css'
import type { loadBilling } from './load-billing'
import { messages } from './messages'

/** `/subscriptions/billing`: who the next invoices are for. */
export function BillingScreen() {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const loaded = useLoaderData<typeof loadBilling>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingPage title={t(messages.title)} />}>
      {(billing) => (
        <div className={styles.page}>
          <PageHead
            title={t(messages.title)}
            standfirst={t(messages.standfirst)}
            above={<BackToPlan />}
          />
          <BillingForm
            billing={billing}
            onSaved={async () => {
              await navigate(accountPaths.schoolPlan)
            }}
          />
        </div>
      )}
    </PrivatePage>
  )
}
