import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Badge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatCount, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useLoaderData } from 'react-router-dom'
import { DashboardPage } from '../parts/DashboardPage'
import { DashboardTable } from '../parts/DashboardTable'
import type { DashboardListing } from '../parts/dashboard-types'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import { messages as shared } from '../parts/messages'
import * as styles from '../parts/parts.css'
import { roles } from '../parts/table-roles'
import type { LoadedListings, loadSchools } from './load-listings'
import { messages } from './messages'

/** `/dashboard/schools` and `/dashboard/stores`: the user's listings with their figures. */
export const listingsScreen = (kind: 'school' | 'store') =>
  function ListingsScreen() {
    const t = useMessages(messages)
    const loaded = useLoaderData<typeof loadSchools>()
    return (
      <PrivatePage loaded={loaded} skeleton={<LoadingDashboard title={t(messages[kind])} />}>
        {(listings) => <Listings {...listings} />}
      </PrivatePage>
    )
  }

function Listings({ kind, listings }: LoadedListings) {
  const t = useMessages(messages)
  const ts = useMessages(shared)
  const manage = kind === 'school' ? paths.mySchools : paths.myStores
  if (listings.length === 0)
    return (
      <EmptyState
        level={1}
        title={t(kind === 'school' ? messages.emptySchool : messages.emptyStore)}
        actions={
          <ButtonLink variant="act" href={manage}>
            {t(messages.manage)}
          </ButtonLink>
        }
      />
    )
  return (
    <DashboardPage
      title={t(messages[kind])}
      about={t(messages.standfirst)}
      tools={<ButtonLink href={manage}>{t(messages.manage)}</ButtonLink>}
    >
      <DashboardTable
        isStacked
        aria-label={t(messages[kind])}
        columns={[
          { heading: t(messages.name) },
          { heading: t(messages.status) },
          { heading: ts(shared.views), isNumber: true },
          { heading: ts(shared.enquiries), isNumber: true },
          { heading: ts(shared.completeness), isNumber: true },
          { heading: t(messages.role) },
        ]}
      >
        {listings.map((listing) => (
          <Listing key={listing.id} listing={listing} />
        ))}
      </DashboardTable>
    </DashboardPage>
  )
}

function Listing({ listing }: { listing: DashboardListing }) {
  const t = useMessages(messages)
  const ts = useMessages(shared)
  const { name, place, role, views, enquiries, completeness } = listing
  const hidden = listing.is_active ? shared.notPublic : shared.hidden
  return (
    <tr {...roles.row}>
      <th {...roles.name} scope="row" lang={languageOf(name)}>
        <Link variant="plain" href={accountPaths.dashboardListing(listing)} className={styles.link}>
          {name}
        </Link>
        {place !== null && <p className={styles.stepText}>{place}</p>}
      </th>
      <td {...roles.cell}>
        <Badge tone={listing.is_public ? 'good' : 'plain'}>
          {ts(listing.is_public ? shared.live : hidden)}
        </Badge>
      </td>
      <td {...roles.cell} className={styles.number} data-label={ts(shared.views)}>
        {formatCount(views)}
      </td>
      <td {...roles.cell} className={styles.number} data-label={ts(shared.enquiries)}>
        <Link href={accountPaths.enquiries(listing)}>
          {formatCount(enquiries)}
          <VisuallyHidden>
            {' '}
            {ts(shared.enquiries)}, {name}
          </VisuallyHidden>
        </Link>
      </td>
      <td {...roles.cell} className={styles.number} data-label={ts(shared.completeness)}>
        {ts(shared.percentShort(completeness.percent))}
      </td>
      <td {...roles.cell}>{t(messages.roles[role])}</td>
    </tr>
  )
}
