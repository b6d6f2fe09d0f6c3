import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { useLoaderData } from 'react-router-dom'
import { DashboardParts } from '../parts/DashboardParts'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import { NextBatches } from '../parts/NextBatches'
import * as styles from '../parts/parts.css'
import { ServiceTable } from '../parts/ServiceTable'
import type { LoadedInsights, loadService } from './load-insights'
import { messages } from './messages'

/** `/dashboard/stores/products/{id}`: how a service does, and its batches. */
export function ServiceInsights() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadService>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingDashboard title={t(messages.title)} />}>
      {(insights) => <Service {...insights} />}
    </PrivatePage>
  )
}

function Service({ dashboard, now }: LoadedInsights) {
  const t = useMessages(messages)
  const [store] = dashboard.listings
  const [service] = dashboard.products
  if (!store || !service) return null
  const { id, name, slug } = service
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title} lang={languageOf(name)}>
            {name}
          </h1>
          <p className={styles.headText}>
            {t(messages.sections[service.section])} ·{' '}
            <Link href={accountPaths.dashboardListing(store)}>{store.name}</Link> ·{' '}
            <Link href={service.is_public ? paths.product(slug) : accountPaths.productPreview(id)}>
              {t(service.is_public ? messages.publicPage : messages.preview)}
            </Link>
          </p>
        </div>
        <div className={styles.tools}>
          <ButtonLink href={accountPaths.serviceEnquiries(id)}>{t(messages.enquiries)}</ButtonLink>
          <ButtonLink href={accountPaths.editService(id)}>{t(messages.edit)}</ButtonLink>
        </div>
      </header>
      <DashboardParts
        dashboard={dashboard}
        now={now}
        inbox={accountPaths.serviceEnquiries(id)}
        beside={<ServiceTable products={dashboard.products} addHref={null} />}
      >
        <NextBatches
          batches={dashboard.batches}
          href={`${accountPaths.dashboardBatches}?view=table&service=${id}`}
        />
      </DashboardParts>
    </div>
  )
}
