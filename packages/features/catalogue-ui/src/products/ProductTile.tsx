import type { ProductSummary } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { ProductCard, type ProductCardProps } from '@edbazaar/ui/ProductCard'
import { EntityActionButtons, useEntityActionHeadings } from '../actions/entity-actions'
import { messages } from './messages'
import { productCard } from './product-card'

interface ProductTileProps extends Pick<ProductCardProps, 'below' | 'level'> {
  product: ProductSummary
}

/** A product's card with its action buttons. */
export function ProductTile({ product, ...rest }: ProductTileProps) {
  const t = useMessages(messages)
  const hasActions = useEntityActionHeadings().length > 0
  const { id, name } = product
  return (
    <ProductCard
      {...productCard(product, t)}
      actions={
        hasActions && <EntityActionButtons entity={{ kind: 'product', id, name }} look="icon" />
      }
      {...rest}
    />
  )
}
