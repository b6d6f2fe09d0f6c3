import type { DeletedListings, StoreEditor } from '@edbazaar/api-client'
import { permissions } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import {
  CompletenessNote,
  ListingMenu,
  RecentlyDeleted,
  useUpdatedData,
} from '@edbazaar/feature-editing'
import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Badge } from '@edbazaar/ui/Badge'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { StorePanels } from '../panels/StorePanels'
import { useStorePanel } from '../panels/use-store-panel'
import { messages as visibilityMessages } from '../visibility/messages'
import { StoreVisibilitySwitch } from '../visibility/StoreVisibilitySwitch'
import { useSaveVisibility } from '../visibility/use-save-visibility'
import type { loadMyStore } from './load-store'
import { messages } from './messages'
import { StorePreview } from './StorePreview'
import { StoreProducts } from './StoreProducts'
import * as styles from './store-page.css'

/** `/my-store-details/{id}`: a store of the user, its products and a preview of its public page. */
export function StorePageScreen() {
  const loaded = useLoaderData<typeof loadMyStore>()
  return (
    <PrivatePage loaded={loaded} permission={permissions.listings} skeleton={<LoadingStore />}>
      {({ store, deleted }) => <StorePage key={store.id} store={store} deleted={deleted} />}
    </PrivatePage>
  )
}

interface StorePageProps {
  store: StoreEditor
  deleted: DeletedListings['data']
}

function StorePage({ store: loaded, deleted }: StorePageProps) {
  const { revalidate } = useRevalidator()
  const reload = () => void revalidate()
  const [store, update] = useUpdatedData(loaded)
  return (
    <>
      <article>
        <StoreHeader
          store={store}
          onVisibilitySaved={(isActive) => update((now) => ({ ...now, is_active: isActive }))}
        />
        <div className={styles.columns}>
          <StoreProducts
            store={store}
            onDeleted={reload}
            onVisibilitySaved={(id, isActive) =>
              update((now) => withProductVisibility(now, id, isActive))
            }
          />
          <StorePreview store={store} />
        </div>
        <RecentlyDeleted listings={deleted} onChanged={reload} />
      </article>
      <StorePanels onChanged={reload} />
    </>
  )
}

function withProductVisibility(store: StoreEditor, id: number, isActive: boolean): StoreEditor {
  const products = store.products.map((product) =>
    product.summary.id === id ? { ...product, is_active: isActive } : product,
  )
  return { ...store, products }
}

interface StoreHeaderProps {
  store: StoreEditor
  onVisibilitySaved: (isActive: boolean) => void
}

function StoreHeader({ store, onVisibilitySaved }: StoreHeaderProps) {
  const t = useMessages(messages, visibilityMessages)
  const { id, brand_name: name, city, image, completeness } = store
  const isHiddenByAdmin = store.is_hidden_by_admin
  const isActive = store.is_active && !isHiddenByAdmin
  const { open } = useStorePanel()
  const saveVisibility = useSaveVisibility()
  const navigate = useNavigate()
  return (
    <header className={styles.header}>
      <Link href={paths.myStores} className={styles.back}>
        {t(messages.back)}
      </Link>
      <ResponsiveImage {...imageSource(image)} alt="" shape="square" className={styles.image} />
      <div className={styles.details}>
        <h1 className={styles.title} lang={languageOf(name)}>
          {name}
        </h1>
        <p className={styles.facts}>
          {city !== null && <span>{city}</span>}
          {isHiddenByAdmin ? (
            <Badge tone="bad">{t(visibilityMessages.hiddenByAdmin)}</Badge>
          ) : (
            <Badge tone={isActive ? 'good' : 'plain'}>
              {isActive ? t(visibilityMessages.live) : t(visibilityMessages.hidden)}
            </Badge>
          )}
        </p>
      </div>
      <div className={styles.progress}>
        <CompletenessNote entity={{ kind: 'store', id }} completeness={completeness} />
      </div>
      <div className={styles.tools}>
        <StoreVisibilitySwitch
          label={t(visibilityMessages.shownOf(name))}
          storeId={id}
          isActive={isActive}
          isHiddenByAdmin={isHiddenByAdmin}
          save={async (value) => {
            await saveVisibility.ofStore(id, value)
            onVisibilitySaved(value)
          }}
        />
        <div className={styles.buttons}>
          <Button variant="act" onClick={() => open({ panel: 'edit-store', id })}>
            <PencilIcon />
            {t(messages.edit)}
          </Button>
          <ButtonLink href={isActive ? paths.store(id) : accountPaths.storePreview(id)}>
            {t(isActive ? messages.viewPage : messages.previewPage)}
          </ButtonLink>
          <ListingMenu
            listing={{ kind: 'store', id, name }}
            canDelete={store.can_delete}
            onChanged={() => void navigate(paths.myStores)}
          />
        </div>
      </div>
    </header>
  )
}

function LoadingStore() {
  const t = useMessages(messages)
  return (
    <article aria-busy="true" aria-label={t(messages.loading)} className={styles.loading}>
      <header className={styles.header}>
        <span className={styles.back}>{t(messages.back)}</span>
        <span className={styles.noImage} />
        <div className={styles.details}>
          <h1 className={styles.title}>{t(messages.title)}</h1>
          <Skeleton width="half" />
        </div>
      </header>
    </article>
  )
}
