import type { ProductSummary } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { ProductTile } from '@edbazaar/feature-shell/product-tile'
import { ProductCardSkeleton, ProductList } from '@edbazaar/ui/ProductCard'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import type { LoadedHome } from '../load-home'
import { Deferred } from './Deferred'
import { messages } from './messages'
import { placeholders } from './placeholders'
import * as styles from './sections.css'

/** Tuitions and activities; nothing at all where none loaded. */
export function ProductsRow({ products }: Pick<LoadedHome, 'products'>) {
  return (
    <Deferred value={products} fallback={<Waiting />}>
      {(arrived) => <Row products={arrived} />}
    </Deferred>
  )
}

function Row({ products }: { products: readonly ProductSummary[] | null }) {
  if (products === null || products.length === 0) return null
  return (
    <Frame isWaiting={false}>
      {products.map((product) => (
        <ProductTile key={product.slug} product={product} />
      ))}
    </Frame>
  )
}

function Waiting() {
  return (
    <Frame isWaiting>
      {placeholders.map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </Frame>
  )
}

function Frame({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  return (
    <section
      aria-labelledby="featured-products"
      aria-busy={isWaiting || undefined}
      className={styles.block}
    >
      <SectionHead
        title={messages.products}
        titleId="featured-products"
        more={{ label: messages.allTuitions, href: paths.tuitions }}
      />
      <ProductList aria-label={messages.products} className={styles.products}>
        {children}
      </ProductList>
    </section>
  )
}
