import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { useLoaderData } from 'react-router-dom'
import { DashboardParts } from '../parts/DashboardParts'
import type { DashboardListing } from '../parts/dashboard-types'
import { HealthList } from '../parts/HealthList'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import { NextBatches } from '../parts/NextBatches'
import { ProductTable } from '../parts/ProductTable'
import * as styles from '../parts/parts.css'
import type { LoadedInsights, loadListing } from './load-insights'
import { messages } from './messages'

/** `/dashboard/schools/{id}` and `/dashboard/stores/{id}`. */
export function ListingInsights() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadListing>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingDashboard title={t(messages.title)} />}>
      {(insights) => <Insights {...insights} />}
    </PrivatePage>
  )
}

/** The roles that may edit a listing. */
const editors: readonly DashboardListing['role'][] = ['owner', 'manager']

function Insights({ dashboard, now }: LoadedInsights) {
  const [listing] = dashboard.listings
  if (!listing) return null
  const isStore = listing.kind === 'store'
  const canEdit = editors.includes(listing.role)
  return (
    <div className={styles.page}>
      <Head listing={listing} canEdit={canEdit} />
      <DashboardParts
        dashboard={dashboard}
        now={now}
        inbox={accountPaths.enquiries(listing)}
        beside={<HealthList listings={dashboard.listings} now={now} />}
      >
        {isStore && (
          <>
            <ProductTable
              products={dashboard.products}
              addHref={canEdit ? accountPaths.addProduct(listing.id) : null}
            />
            <NextBatches
              batches={dashboard.batches}
              href={`${accountPaths.dashboardBatches}?store=${listing.id}`}
            />
          </>
        )}
      </DashboardParts>
    </div>
  )
}

function Head({ listing, canEdit }: { listing: DashboardListing; canEdit: boolean }) {
  const t = useMessages(messages)
  const { kind, id, name, place, slug } = listing
  const isSchool = kind === 'school'
  const publicPath = isSchool ? paths.school(slug) : paths.store(id)
  const preview = isSchool ? accountPaths.schoolPreview(id) : accountPaths.storePreview(id)
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title} lang={languageOf(name)}>
          {name}
        </h1>
        <p className={styles.headText}>
          {place}
          {place !== null && ' · '}
          <Link href={listing.is_public ? publicPath : preview}>
            {t(listing.is_public ? messages.publicPage : messages.preview)}
          </Link>
        </p>
      </div>
      <div className={styles.tools}>
        <ButtonLink href={accountPaths.enquiries(listing)}>{t(messages.enquiries)}</ButtonLink>
        {canEdit && (
          <ButtonLink href={isSchool ? accountPaths.editSchool(id) : accountPaths.myStore(id)}>
            {t(isSchool ? messages.edit : messages.storePage)}
          </ButtonLink>
        )}
        <ButtonLink href={accountPaths.members(listing)}>{t(messages.members)}</ButtonLink>
        <ButtonLink href={accountPaths.desk(listing)}>{t(messages.desk)}</ButtonLink>
      </div>
    </header>
  )
}
