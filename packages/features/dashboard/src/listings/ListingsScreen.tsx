import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Badge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatCount, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useLoaderData } from 'react-router-dom'
import type { DashboardListing } from '../parts/dashboard-types'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import { messages as shared } from '../parts/messages'
import * as styles from '../parts/parts.css'
import { TableFrame } from '../parts/TableFrame'
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
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t(messages[kind])}</h1>
          <p className={styles.headText}>{t(messages.standfirst)}</p>
        </div>
        <div className={styles.tools}>
          <ButtonLink href={manage}>{t(messages.manage)}</ButtonLink>
        </div>
      </header>
      <TableFrame aria-label={t(messages[kind])}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(messages.name)}</th>
              <th scope="col">{t(messages.status)}</th>
              <th scope="col" className={styles.number}>
                {ts(shared.views)}
              </th>
              <th scope="col" className={styles.number}>
                {ts(shared.enquiries)}
              </th>
              <th scope="col" className={styles.number}>
                {ts(shared.completeness)}
              </th>
              <th scope="col">{t(messages.role)}</th>
            </tr>
          </thead>
          <tbody>
            {listings.map((listing) => (
              <Listing key={listing.id} listing={listing} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  )
}

function Listing({ listing }: { listing: DashboardListing }) {
  const t = useMessages(messages)
  const ts = useMessages(shared)
  const { name, place, role, views, enquiries, completeness } = listing
  const hidden = listing.is_active ? shared.notPublic : shared.hidden
  return (
    <tr>
      <th scope="row" lang={languageOf(name)}>
        <Link variant="plain" href={accountPaths.dashboardListing(listing)} className={styles.link}>
          {name}
        </Link>
        {place !== null && <p className={styles.stepText}>{place}</p>}
      </th>
      <td>
        <Badge tone={listing.is_public ? 'good' : 'plain'}>
          {ts(listing.is_public ? shared.live : hidden)}
        </Badge>
      </td>
      <td className={styles.number}>{formatCount(views)}</td>
      <td className={styles.number}>
        <Link href={accountPaths.enquiries(listing)}>
          {formatCount(enquiries)}
          <VisuallyHidden>
            {' '}
            {ts(shared.enquiries)}, {name}
          </VisuallyHidden>
        </Link>
      </td>
      <td className={styles.number}>{ts(shared.percentShort(completeness.percent))}</td>
      <td>{t(messages.roles[role])}</td>
    </tr>
  )
}
