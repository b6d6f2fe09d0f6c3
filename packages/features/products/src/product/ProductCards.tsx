import type { Product } from '@edbazaar/api-client'
import { PriceCard } from './PriceCard'
import { ProviderCard } from './ProviderCard'

/** The price with the next batch, and the provider. */
export function ProductCards({ product }: { product: Product }) {
  return (
    <>
      <PriceCard product={product} />
      <ProviderCard store={product.store} />
    </>
  )
}
