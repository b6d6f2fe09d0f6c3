import type { ListingLimits } from '@edbazaar/api-client'
import { PrivatePage } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatCount } from '@edbazaar/ui/formatting'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { StorePanels } from '../panels/StorePanels'
import { useStorePanel } from '../panels/use-store-panel'
import type { loadMyStores, MyStore } from './load-my-stores'
import { MyStoreItem } from './MyStoreItem'
import { messages } from './messages'
import * as styles from './my-stores.css'

/** `/my-store-list`: the user's stores with their completeness, and Add Store. */
export function MyStoresScreen() {
  const loaded = useLoaderData<typeof loadMyStores>()
  return (
    <PrivatePage loaded={loaded} permission={1} skeleton={<LoadingStores />}>
      {({ stores, limits }) => <MyStores stores={stores} limits={limits} />}
    </PrivatePage>
  )
}

interface MyStoresProps {
  stores: readonly MyStore[]
  limits: ListingLimits
}

function MyStores({ stores, limits }: MyStoresProps) {
  const { revalidate } = useRevalidator()
  const { is_service_limit_exceeded: isLimitReached } = limits
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{messages.title}</h1>
        {stores.length > 0 && !isLimitReached && <AddStoreButton />}
      </header>
      {isLimitReached && <PlanLimitNotice limits={limits} />}
      {stores.length === 0 && !isLimitReached && (
        <EmptyState title={messages.noneTitle} actions={<AddStoreButton />}>
          {messages.noneText}
        </EmptyState>
      )}
      {stores.length > 0 && (
        <ul className={styles.list}>
          {stores.map((store) => (
            <MyStoreItem key={store.id} store={store} />
          ))}
        </ul>
      )}
      <StorePanels onChanged={() => void revalidate()} />
    </>
  )
}

function AddStoreButton() {
  const { open } = useStorePanel()
  return (
    <Button variant="main" onClick={() => open({ panel: 'add-store' })}>
      <PlusIcon />
      {messages.add}
    </Button>
  )
}

function PlanLimitNotice({ limits }: { limits: ListingLimits }) {
  return (
    <Notice title={messages.limitTitle} className={styles.notice}>
      <p>{messages.limitText(formatCount(limits.stores))}</p>
      <Link href={paths.contactAbout('listing')}>{messages.write}</Link>
    </Notice>
  )
}

function LoadingStores() {
  return (
    <div aria-busy="true" className={styles.loading}>
      <header className={styles.header}>
        <h1 className={styles.title}>{messages.title}</h1>
      </header>
      <ul className={styles.list} aria-label={messages.loading}>
        {[1, 2, 3].map((row) => (
          <li key={row} className={styles.card}>
            <span className={styles.noImage} />
            <div className={styles.details}>
              <Skeleton width="half" />
              <Skeleton width="most" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
