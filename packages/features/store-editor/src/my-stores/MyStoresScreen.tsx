import type { DeletedListings, ListingLimits } from '@edbazaar/api-client'
import { permissions } from '@edbazaar/api-client'
import {
  ListingsPage,
  LoadingListings,
  RecentlyDeleted,
  ReviewNotices,
  useUpdatedData,
} from '@edbazaar/feature-editing'
import { accountPaths, type Translate, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Button } from '@edbazaar/ui/Button'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { StorePanels } from '../panels/StorePanels'
import { useStorePanel } from '../panels/use-store-panel'
import type { loadMyStores, MyStore } from './load-my-stores'
import { MyStoreItem } from './MyStoreItem'
import { messages } from './messages'

/** `/my-store-list`: the user's stores with their completeness, and Add Store. */
export function MyStoresScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadMyStores>()
  return (
    <PrivatePage
      loaded={loaded}
      permission={permissions.listings}
      skeleton={
        <LoadingListings title={t(messages.title)} label={t(messages.loading)} shape="square" />
      }
    >
      {(mine) => <MyStores {...mine} />}
    </PrivatePage>
  )
}

/** Jobs have no page of their own for owners. */
const noticeKinds = ['store', 'product', 'job'] as const

interface MyStoresProps {
  stores: readonly MyStore[]
  limits: ListingLimits
  deleted: DeletedListings['data']
}

function MyStores({ stores: loaded, limits, deleted }: MyStoresProps) {
  const t = useMessages(messages)
  const { revalidate } = useRevalidator()
  const [stores, update] = useUpdatedData(loaded)
  const reload = () => void revalidate()
  // Stores of which the user is a member count against their owner's plan.
  const live = stores.filter((store) => store.is_active && store.role === 'owner').length
  const limit = live >= limits.stores ? limitNotice(limits, t) : null
  const onSaved = (id: number, change: Partial<MyStore>) =>
    update((now) => now.map((store) => (store.id === id ? { ...store, ...change } : store)))
  return (
    <>
      <ListingsPage
        title={t(messages.title)}
        addButton={<AddStoreButton />}
        limit={limit}
        plansPath={accountPaths.storePlan}
        empty={
          stores.length === 0 ? { title: t(messages.noneTitle), text: t(messages.noneText) } : null
        }
        notices={<ReviewNotices kinds={noticeKinds} />}
        deleted={<RecentlyDeleted listings={deleted} onChanged={reload} />}
      >
        {stores.map((store) => (
          <MyStoreItem
            key={store.id}
            store={store}
            onSaved={(change) => onSaved(store.id, change)}
            onDeleted={reload}
          />
        ))}
      </ListingsPage>
      <StorePanels onChanged={reload} />
    </>
  )
}

function AddStoreButton() {
  const t = useMessages(messages)
  const { open } = useStorePanel()
  return (
    <Button variant="main" onClick={() => open({ panel: 'add-store' })}>
      <PlusIcon />
      {t(messages.add)}
    </Button>
  )
}

const limitNotice = ({ stores }: ListingLimits, t: Translate) => ({
  title: t(messages.limitTitle),
  text: t(messages.limitText(stores)),
  plansLabel: t(messages.seePlans),
})
