import type { Picture } from '@edbazaar/api-client'
import { PrivatePage } from '@edbazaar/feature-session'
import { paths, pictureSource } from '@edbazaar/feature-shell'
import { Badge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Link } from '@edbazaar/ui/Link'
import { Plate } from '@edbazaar/ui/Plate'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useLoaderData } from 'react-router-dom'
import type { loadMyStores } from './load-listings'
import { messages } from './messages'
import * as styles from './my-listings.css'

/** `/my-store-list` */
export function MyStoresScreen() {
  const loaded = useLoaderData<typeof loadMyStores>()
  return (
    <MyListings title={messages.storesTitle} emptyTitle={messages.noStoreTitle} loaded={loaded} />
  )
}

interface Listing {
  id: number
  name: string
  href: string
  is_active: boolean
  picture: Picture
}

interface MyListingsProps {
  title: string
  emptyTitle: string
  loaded: readonly Listing[] | null
}

function MyListings({ title, emptyTitle, loaded }: MyListingsProps) {
  return (
    <PrivatePage loaded={loaded} permission={1} skeleton={<LoadingList title={title} />}>
      {(listings) => (
        <>
          <h1 className={styles.title}>{title}</h1>
          {listings.length === 0 ? <None title={emptyTitle} /> : <List listings={listings} />}
        </>
      )}
    </PrivatePage>
  )
}

function None({ title }: { title: string }) {
  const write = (
    <ButtonLink variant="main" href={paths.contactAbout('listing')}>
      {messages.write}
    </ButtonLink>
  )
  return (
    <EmptyState title={title} actions={write}>
      {messages.noneText}
    </EmptyState>
  )
}

function List({ listings }: { listings: readonly Listing[] }) {
  return (
    <ul className={styles.list}>
      {listings.map(({ id, name, href, is_active: isActive, picture }) => (
        <li key={id} className={styles.listing}>
          <Plate {...pictureSource(picture)} alt="" shape="square" className={styles.picture} />
          <Link href={href} variant="plain" className={styles.name}>
            {name}
          </Link>
          <Badge tone={isActive ? 'good' : 'plain'}>
            {isActive ? messages.live : messages.hidden}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

function LoadingList({ title }: { title: string }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <ul className={styles.list} aria-label={messages.loading}>
        {[1, 2, 3].map((row) => (
          <li key={row} className={styles.listing}>
            <span className={styles.picture} />
            <Skeleton width="half" />
          </li>
        ))}
      </ul>
    </>
  )
}
