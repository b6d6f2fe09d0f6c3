import type { Product } from '@edbazaar/api-client'
import type { BookableBatch } from './load-product'
import { PriceCard } from './PriceCard'
import { ProviderCard } from './ProviderCard'

interface ProductCardsProps {
  product: Product
  bookable: readonly BookableBatch[]
}

/** The price with the next batch, and the provider. */
export function ProductCards({ product, bookable }: ProductCardsProps) {
  return (
    <>
      <PriceCard product={product} bookable={bookable} />
      <ProviderCard store={product.store} />
    </>
  )
}
