import type { Product } from '@edbazaar/api-client'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { ImageGallery } from '@edbazaar/feature-catalogue-ui/image-gallery'
import { PageActions, UnreviewedMark } from '@edbazaar/feature-catalogue-ui/page-actions'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { useMessages } from '@edbazaar/feature-platform'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { languageOf } from '@edbazaar/ui/formatting'
import { useLoaderData } from 'react-router-dom'
import { messages as listMessages } from '../list/messages'
import { LazyProductCards } from './LazyProductCards'
import { LazyProductSections } from './LazyProductSections'
import type { BookableBatch, LoadedProduct } from './load-product'
import { messages } from './messages'
import { productCrumbs } from './product-crumbs'

/** The page of a tuition, activity, camp or workshop. */
export function ProductScreen() {
  const { bookable, ...product } = useLoaderData<LoadedProduct>()
  return <ProductArticle product={product} bookable={bookable} />
}

interface ProductArticleProps {
  product: Product
  /** The batches that can be booked. A preview has none. */
  bookable?: readonly BookableBatch[]
}

/** The content of the page of a tuition, activity, camp or workshop. */
export function ProductArticle({ product, bookable = [] }: ProductArticleProps) {
  const t = useMessages(messages, detailMessages, listMessages, productMessages)
  const { name, kind, city, mode } = product
  const where = mode === 'online' ? t(productMessages.modes[mode]) : city
  return (
    <article key={product.slug}>
      <Breadcrumbs crumbs={productCrumbs(product, t)} />
      <header className={styles.title}>
        <h1 className={styles.name} lang={languageOf(name)}>
          {name}
        </h1>
        <p className={styles.line}>
          {[t(productMessages.kinds[kind]), where].filter(Boolean).join(', ')}{' '}
          <UnreviewedMark isUnreviewed={product.is_unreviewed} />
        </p>
        <PageActions
          title={name}
          record={{ kind: 'product', id: product.id }}
          className={styles.actions}
        />
      </header>
      <div className={styles.columns}>
        <ImageGallery name={name} images={product.images} />
        <aside aria-label={t(messages.summary)} className={styles.cards}>
          <LazyProductCards product={product} />
        </aside>
        <div className={styles.story}>
          <LazyProductSections product={product} bookable={bookable} />
        </div>
      </div>
    </article>
  )
}
