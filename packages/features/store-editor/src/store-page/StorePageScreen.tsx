import type { StoreEditor } from '@edbazaar/api-client'
import { CompletenessNote } from '@edbazaar/feature-editing'
import { PrivatePage } from '@edbazaar/feature-session'
import { imageSource, paths } from '@edbazaar/feature-shell'
import { Badge } from '@edbazaar/ui/Badge'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { StorePanels } from '../panels/StorePanels'
import { useStorePanel } from '../panels/use-store-panel'
import { messages as visibilityMessages } from '../visibility/messages'
import { useSaveVisibility } from '../visibility/use-save-visibility'
import { VisibilitySwitch } from '../visibility/VisibilitySwitch'
import type { loadMyStore } from './load-store'
import { messages } from './messages'
import { StorePreview } from './StorePreview'
import { StoreProducts } from './StoreProducts'
import * as styles from './store-page.css'

/** `/my-store-details/{id}`: a store of the user, its products and a preview of its public page. */
export function StorePageScreen() {
  const loaded = useLoaderData<typeof loadMyStore>()
  return (
    <PrivatePage loaded={loaded} permission={1} skeleton={<LoadingStore />}>
      {(store) => <StorePage key={store.id} store={store} />}
    </PrivatePage>
  )
}

function StorePage({ store }: { store: StoreEditor }) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <article>
        <StoreHeader store={store} />
        <div className={styles.columns}>
          <StoreProducts store={store} />
          <StorePreview store={store} />
        </div>
      </article>
      <StorePanels onChanged={() => void revalidate()} />
    </>
  )
}

function StoreHeader({ store }: { store: StoreEditor }) {
  const { id, brand_name: name, city, is_active: isActive, image, completeness } = store
  const { open } = useStorePanel()
  const saveVisibility = useSaveVisibility()
  return (
    <header className={styles.header}>
      <Link href={paths.myStores} className={styles.back}>
        {messages.back}
      </Link>
      <ResponsiveImage {...imageSource(image)} alt="" shape="square" className={styles.image} />
      <div className={styles.details}>
        <h1 className={styles.title} lang={languageOf(name)}>
          {name}
        </h1>
        <p className={styles.facts}>
          {city !== null && <span>{city}</span>}
          <Badge tone={isActive ? 'good' : 'plain'}>
            {isActive ? visibilityMessages.live : visibilityMessages.hidden}
          </Badge>
        </p>
      </div>
      <div className={styles.progress}>
        <CompletenessNote entity={{ kind: 'store', id }} completeness={completeness} />
      </div>
      <div className={styles.tools}>
        <VisibilitySwitch
          name={name}
          isActive={isActive}
          save={(value) => saveVisibility.ofStore(id, value)}
        />
        <div className={styles.buttons}>
          <Button variant="act" onClick={() => open({ panel: 'edit-store', id })}>
            <PencilIcon />
            {messages.edit}
          </Button>
          {isActive && <ButtonLink href={paths.store(id)}>{messages.viewPage}</ButtonLink>}
        </div>
      </div>
    </header>
  )
}

function LoadingStore() {
  return (
    <article aria-busy="true" aria-label={messages.loading} className={styles.loading}>
      <header className={styles.header}>
        <span className={styles.back}>{messages.back}</span>
        <span className={styles.noImage} />
        <div className={styles.details}>
          <h1 className={styles.title}>{messages.title}</h1>
          <Skeleton width="half" />
        </div>
      </header>
    </article>
  )
}
