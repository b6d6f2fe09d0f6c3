import type { Product } from '@edbazaar/api-client'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { PageActions, UnreviewedMark } from '@edbazaar/feature-catalogue-ui/page-actions'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { importWithRetry, useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { languageOf } from '@edbazaar/ui/formatting'
import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { messages as listMessages } from '../list/messages'
import { isOpen } from './bookable'
import { LazyProductCards } from './LazyProductCards'
import { LazyProductSections } from './LazyProductSections'
import type { BookableBatch, LoadedProduct } from './load-product'
import { messages } from './messages'
import { ProductImages } from './ProductImages'
import { productCrumbs } from './product-crumbs'

/** Loads after the page: its buttons need scripts. */
const ProductBar = lazy(() => importWithRetry(() => import('./ProductBar')))

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
  const isBrowser = useIsBrowser()
  const canBook = bookable.some(isOpen)
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
        <ProductImages product={product} />
        <aside aria-label={t(messages.summary)} className={styles.cards}>
          <LazyProductCards product={product} bookable={bookable} />
        </aside>
        <div className={styles.story}>
          <LazyProductSections product={product} bookable={bookable} />
        </div>
      </div>
      {isBrowser && (canBook || product.accepts_enquiries) && (
        <Suspense>
          <ProductBar product={product} canBook={canBook} />
        </Suspense>
      )}
    </article>
  )
}
