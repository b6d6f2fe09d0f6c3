import type { ProductSummary } from '@edbazaar/api-client'
import { ProductTile } from '@edbazaar/feature-catalogue-ui/product-tile'
import { pathNearSavedPlace, paths, type SavedPlace, useMessages } from '@edbazaar/feature-platform'
import { ProductCardSkeleton, ProductList } from '@edbazaar/ui/ProductCard'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import type { LoadedHome } from '../load-home'
import { Deferred } from './Deferred'
import { messages } from './messages'
import { placeholders } from './placeholders'
import * as styles from './sections.css'

interface ProductsRowProps extends Pick<LoadedHome, 'products'> {
  /** The place that the products are near, if any. */
  place?: SavedPlace | undefined
}

/** Tuitions and activities. Renders nothing if none loaded. */
export function ProductsRow({ products, place }: ProductsRowProps) {
  return (
    <Deferred value={products} fallback={<RowSkeleton />}>
      {(loaded) => <Row products={loaded} place={place} />}
    </Deferred>
  )
}

interface RowProps extends Pick<ProductsRowProps, 'place'> {
  products: readonly ProductSummary[] | null
}

function Row({ products, place }: RowProps) {
  if (products === null || products.length === 0) return null
  return (
    <Frame isLoading={false} place={place}>
      {products.map((product) => (
        <ProductTile key={product.slug} product={product} />
      ))}
    </Frame>
  )
}

function RowSkeleton() {
  return (
    <Frame isLoading>
      {placeholders.map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </Frame>
  )
}

interface FrameProps extends Pick<ProductsRowProps, 'place'> {
  isLoading: boolean
  children: ReactNode
}

function Frame({ isLoading, place, children }: FrameProps) {
  const t = useMessages(messages)
  const more = place
    ? {
        label: t(messages.tuitionsNear(place.name)),
        href: pathNearSavedPlace(paths.tuitions, place),
      }
    : { label: t(messages.allTuitions), href: paths.tuitions }
  return (
    <section
      aria-labelledby="featured-products"
      aria-busy={isLoading || undefined}
      className={styles.block}
    >
      <SectionHead title={t(messages.products)} titleId="featured-products" more={more} />
      <ProductList aria-label={t(messages.products)} className={styles.products}>
        {children}
      </ProductList>
    </section>
  )
}
