import type { ProductSummary } from '@edbazaar/api-client'
import { ProductCard, type ProductCardProps } from '@edbazaar/ui/ProductCard'
import { productCard } from './product-card'
import { ThingButtons, useThingHeads } from './thing-actions'

interface ProductTileProps extends Pick<ProductCardProps, 'below' | 'level'> {
  product: ProductSummary
}

/** A product's card with what can be done with it. */
export function ProductTile({ product, ...rest }: ProductTileProps) {
  const hasActions = useThingHeads().length > 0
  const { id, name } = product
  return (
    <ProductCard
      {...productCard(product)}
      actions={hasActions && <ThingButtons thing={{ kind: 'product', id, name }} look="icon" />}
      {...rest}
    />
  )
}
