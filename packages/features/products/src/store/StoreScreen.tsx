import type { Store } from '@edbazaar/api-client'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { ImageGallery } from '@edbazaar/feature-catalogue-ui/image-gallery'
import { PageActions, UnreviewedMark } from '@edbazaar/feature-catalogue-ui/page-actions'
import { PlaceMap } from '@edbazaar/feature-catalogue-ui/place-map'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { languageOf } from '@edbazaar/ui/formatting'
import { BadgeCheckIcon, MapPinIcon } from '@edbazaar/ui/Icon'
import { useLoaderData } from 'react-router-dom'
import { ContactCard } from './ContactCard'
import { LazyStoreSections } from './LazyStoreSections'
import { messages } from './messages'

/** The page of a provider. */
export const StoreScreen = () => <StoreArticle store={useLoaderData<Store>()} />

/** The content of a provider's page. */
export function StoreArticle({ store }: { store: Store }) {
  const t = useMessages(detailMessages, messages)
  const { brand_name: name } = store
  return (
    <article key={store.id}>
      <Breadcrumbs crumbs={[{ label: t(detailMessages.beyondSchool), href: paths.beyondSchool }]} />
      <StoreTitle store={store} />
      <div className={styles.columns}>
        <ImageGallery name={name} images={store.images} />
        <aside aria-label={t(messages.contact)} className={styles.cards}>
          <ContactCard store={store} />
        </aside>
        <div className={styles.story}>
          <LazyStoreSections store={store} />
          <PlaceMap name={name} at={store} className={styles.section} />
        </div>
      </div>
    </article>
  )
}

function StoreTitle({ store }: { store: Store }) {
  const t = useMessages(messages)
  const { brand_name: name, city } = store
  return (
    <header className={styles.title}>
      <h1 className={styles.name} lang={languageOf(name)}>
        {name}
      </h1>
      <p className={styles.line}>
        {city !== null && (
          <span className={styles.mark}>
            <MapPinIcon size="small" />
            {city}
          </span>
        )}
        {store.is_verified && (
          <span className={styles.good}>
            <BadgeCheckIcon size="small" />
            {t(messages.verified)}
          </span>
        )}
        <UnreviewedMark isUnreviewed={store.is_unreviewed} />
      </p>
      <PageActions
        title={name}
        record={{ kind: 'store', id: store.id }}
        className={styles.actions}
      />
    </header>
  )
}
