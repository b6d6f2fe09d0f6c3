import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { useLoaderData } from 'react-router-dom'
import { DashboardPage } from '../parts/DashboardPage'
import { DashboardParts } from '../parts/DashboardParts'
import type { DashboardListing } from '../parts/dashboard-types'
import { HealthList } from '../parts/HealthList'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import { NextBatches } from '../parts/NextBatches'
import { ProductTable } from '../parts/ProductTable'
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

interface ListingProps {
  listing: DashboardListing
}

/** The roles that may edit a listing. */
const editors: readonly DashboardListing['role'][] = ['owner', 'manager']

function Insights({ dashboard, now }: LoadedInsights) {
  const [listing] = dashboard.listings
  if (!listing) return null
  const { id, kind, name } = listing
  const canEdit = editors.includes(listing.role)
  return (
    <DashboardPage
      title={name}
      titleLang={languageOf(name)}
      about={<About listing={listing} />}
      tools={<Tools listing={listing} canEdit={canEdit} />}
    >
      <DashboardParts
        dashboard={dashboard}
        now={now}
        inbox={accountPaths.enquiries(listing)}
        beside={<HealthList listings={dashboard.listings} now={now} />}
      >
        {kind === 'store' && (
          <>
            <ProductTable
              products={dashboard.products}
              addHref={canEdit ? accountPaths.addProduct(id) : null}
            />
            <NextBatches
              batches={dashboard.batches}
              href={`${accountPaths.dashboardBatches}?store=${id}`}
            />
          </>
        )}
      </DashboardParts>
    </DashboardPage>
  )
}

function About({ listing: { kind, id, place, slug, is_public: isPublic } }: ListingProps) {
  const t = useMessages(messages)
  const isSchool = kind === 'school'
  const publicPath = isSchool ? paths.school(slug) : paths.store(id)
  const preview = isSchool ? accountPaths.schoolPreview(id) : accountPaths.storePreview(id)
  return (
    <>
      {place}
      {place !== null && ' · '}
      <Link href={isPublic ? publicPath : preview}>
        {t(isPublic ? messages.publicPage : messages.preview)}
      </Link>
    </>
  )
}

function Tools({ listing, canEdit }: ListingProps & { canEdit: boolean }) {
  const t = useMessages(messages)
  const { kind, id } = listing
  const isSchool = kind === 'school'
  return (
    <>
      <ButtonLink href={accountPaths.enquiries(listing)}>{t(messages.enquiries)}</ButtonLink>
      {canEdit && (
        <ButtonLink href={isSchool ? accountPaths.editSchool(id) : accountPaths.myStore(id)}>
          {t(isSchool ? messages.edit : messages.storePage)}
        </ButtonLink>
      )}
      <ButtonLink href={accountPaths.members(listing)}>{t(messages.members)}</ButtonLink>
      <ButtonLink href={accountPaths.desk(listing)}>{t(messages.desk)}</ButtonLink>
    </>
  )
}
