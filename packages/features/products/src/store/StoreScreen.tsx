import type { Store } from '@edbazaar/api-client'
import { EntityActionButtons, useEntityActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { ImageGallery } from '@edbazaar/feature-catalogue-ui/image-gallery'
import { PageActions, UnreviewedMark } from '@edbazaar/feature-catalogue-ui/page-actions'
import { PlaceMap } from '@edbazaar/feature-catalogue-ui/place-map'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { paths, translateLabels, useMessages } from '@edbazaar/feature-platform'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { languageOf } from '@edbazaar/ui/formatting'
import { BadgeCheckIcon, MapPinIcon } from '@edbazaar/ui/Icon'
import { ProductRow, ProductRows } from '@edbazaar/ui/ProductRow'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { productRow } from '../list/product-row'
import { ContactCard } from './ContactCard'
import { messages } from './messages'
import { StoreFacts } from './StoreFacts'

/** The page of a provider. */
export const StoreScreen = () => <StoreArticle store={useLoaderData<Store>()} />

/** The content of a provider's page. */
export function StoreArticle({ store }: { store: Store }) {
  const t = useMessages(detailMessages, messages)
  const { brand_name: name, description_html: description, products } = store
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
          <section className={styles.section}>
            <SectionHead title={t(messages.about)} isFlush={description !== null} />
            {description === null ? (
              <p className={styles.missing}>{t(messages.noDescription)}</p>
            ) : (
              <RichText html={description} />
            )}
          </section>
          <StoreFacts store={store} />
          <section className={styles.section}>
            <SectionHead title={t(messages.products)} isFlush={products.length > 0} />
            {products.length === 0 ? (
              <p className={styles.missing}>{t(messages.noProducts)}</p>
            ) : (
              <Products products={products} />
            )}
          </section>
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

/** The provider's products, without the provider's name in each row. */
function Products({ products }: Pick<Store, 'products'>) {
  const t = useMessages(messages, productMessages)
  const actionHeadings = useEntityActionHeadings()
  const labels = translateLabels(productMessages.rowLabels, t)
  return (
    <ProductRows
      label={t(messages.products)}
      nameHeading={t(messages.nameHeading)}
      labels={labels}
      hasDistance={false}
      actionHeadings={actionHeadings}
    >
      {products.map((product) => (
        <ProductRow
          key={product.slug}
          {...productRow(product, { hasKind: true }, t)}
          detail={t(productMessages.kinds[product.kind])}
          labels={labels}
          distanceKm={undefined}
          actions={
            actionHeadings.length > 0 && (
              <EntityActionButtons
                entity={{ kind: 'product', id: product.id, name: product.name }}
                look="icon"
              />
            )
          }
          level={3}
        />
      ))}
    </ProductRows>
  )
}
