import {
  accountPaths,
  paths,
  todayInIndia,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatDay, weekdayName } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { AdminHome } from '../admin-home/AdminHome'
import { DashboardParts } from '../parts/DashboardParts'
import { HealthList } from '../parts/HealthList'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import { NextBatches } from '../parts/NextBatches'
import * as styles from '../parts/parts.css'
import type { LoadedHome, loadHome } from './load-home'
import { messages } from './messages'

/** `/dashboard`: today's tasks and the last 30 days of the user's listings; for admins the site. */
export function HomeScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadHome>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingDashboard title={t(messages.title)} />}>
      {({ site, own }) => (site !== null ? <AdminHome {...site} /> : <Home {...own} />)}
    </PrivatePage>
  )
}

function Home({ dashboard, chosen, now }: LoadedHome) {
  const locale = useLocale()
  const today = todayInIndia(new Date(now))
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7
  if (dashboard.own.length === 0) return <NoListings />
  const hasStores = dashboard.listings.some(({ kind }) => kind === 'store')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {weekdayName(weekday, locale)}, {formatDay(today, { locale })}
        </h1>
        {dashboard.own.length > 1 && <ListingSelect dashboard={dashboard} chosen={chosen} />}
      </header>
      <DashboardParts
        dashboard={dashboard}
        now={now}
        inbox={chosen === null ? null : accountPaths.enquiries(chosen)}
        beside={<HealthList listings={dashboard.listings} now={now} />}
      >
        {hasStores && (
          <NextBatches batches={dashboard.batches} href={accountPaths.dashboardBatches} />
        )}
      </DashboardParts>
    </div>
  )
}

function ListingSelect({ dashboard, chosen }: Pick<LoadedHome, 'dashboard' | 'chosen'>) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const { own } = dashboard
  const options = own.map((listing) => ({
    value: accountPaths.dashboardOf(listing),
    label: listing.name,
  }))
  return (
    <Select
      label={t(messages.listings)}
      labelPlace="hidden"
      value={chosen === null ? accountPaths.dashboard : accountPaths.dashboardOf(chosen)}
      onChange={(event) => void navigate(event.currentTarget.value)}
      options={[{ value: accountPaths.dashboard, label: t(messages.all(own.length)) }, ...options]}
    />
  )
}

function NoListings() {
  const t = useMessages(messages)
  return (
    <EmptyState
      level={1}
      title={t(messages.noListingsTitle)}
      actions={
        <>
          <ButtonLink variant="act" href={paths.mySchools}>
            {t(messages.listSchool)}
          </ButtonLink>
          <ButtonLink href={paths.myStores}>{t(messages.listStore)}</ButtonLink>
        </>
      }
    >
      {t(messages.noListingsText)}
    </EmptyState>
  )
}
