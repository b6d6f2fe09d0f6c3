import type { ProductSummary } from '@edbazaar/api-client'
import { ProductTile } from '@edbazaar/feature-catalogue-ui/product-tile'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { ProductCardSkeleton, ProductList } from '@edbazaar/ui/ProductCard'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import type { LoadedHome } from '../load-home'
import { Deferred } from './Deferred'
import { messages } from './messages'
import { placeholders } from './placeholders'
import * as styles from './sections.css'

/** Tuitions and activities. Renders nothing if none loaded. */
export function ProductsRow({ products }: Pick<LoadedHome, 'products'>) {
  return (
    <Deferred value={products} fallback={<RowSkeleton />}>
      {(loaded) => <Row products={loaded} />}
    </Deferred>
  )
}

function Row({ products }: { products: readonly ProductSummary[] | null }) {
  if (products === null || products.length === 0) return null
  return (
    <Frame isLoading={false}>
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

function Frame({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const t = useMessages(messages)

  return (
    <section
      aria-labelledby="featured-products"
      aria-busy={isLoading || undefined}
      className={styles.block}
    >
      <SectionHead
        title={t(messages.products)}
        titleId="featured-products"
        more={{ label: t(messages.allTuitions), href: paths.tuitions }}
      />
      <ProductList aria-label={t(messages.products)} className={styles.products}>
        {children}
      </ProductList>
    </section>
  )
}
