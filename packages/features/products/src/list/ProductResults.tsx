import type { ProductKind, ProductList, ProductSummary } from '@edbazaar/api-client'
import { EntityActionButtons, useEntityActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { LazySomewhereResults, splitByPlace } from '@edbazaar/feature-list-kit'
import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { ProductRow, ProductRowSkeleton, ProductRows } from '@edbazaar/ui/ProductRow'
import { messages } from './messages'
import { productRow } from './product-row'

interface ProductResultsProps {
  /** Names the list for screen readers. */
  label: string
  /** The kind of all products; null if the list has several. */
  kind: ProductKind | null
  list: ProductList | null
  /** Whether the rows show a distance. */
  hasDistance: boolean
  /** Whether new rows are loading. */
  isLoading: boolean
  /** The number of placeholder rows that replace the products while others load. @default 0 */
  placeholders?: number
}

/** The products of a page as rows with their action buttons, or placeholder rows. */
export function ProductResults(props: ProductResultsProps) {
  const { label, kind, list, hasDistance, isLoading, placeholders = 0 } = props
  const t = useMessages(messages, productMessages)
  const actionHeadings = useEntityActionHeadings()
  const labels = translateLabels(productMessages.rowLabels, t)
  const rows = {
    label,
    labels,
    nameHeading: kind ? t(productMessages.kinds[kind]) : t(messages.nameHeading),
    actionHeadings,
  }
  if (placeholders > 0 || list === null)
    return (
      <ProductRows {...rows} hasDistance={hasDistance} isLoading>
        {Array.from({ length: placeholders }, (_, index) => index).map((key) => (
          <ProductRowSkeleton key={key} labels={labels} hasDistance={hasDistance} />
        ))}
      </ProductRows>
    )
  const { approximate } = list
  const { placed, somewhere } = splitByPlace(list)
  const rowOf = (product: ProductSummary, distanceKm?: number | null, level: 2 | 3 = 2) => (
    <ProductRow
      key={product.slug}
      {...productRow(product, { hasKind: kind === null }, t)}
      labels={labels}
      distanceKm={distanceKm}
      level={level}
      actions={
        actionHeadings.length > 0 && (
          <EntityActionButtons
            entity={{ kind: 'product', id: product.id, name: product.name }}
            look="icon"
          />
        )
      }
    />
  )
  return (
    <>
      {placed.length > 0 && (
        <ProductRows {...rows} hasDistance={hasDistance} isLoading={isLoading}>
          {placed.map((product) => rowOf(product, hasDistance ? product.distance_km : undefined))}
        </ProductRows>
      )}
      {approximate && somewhere.length > 0 && (
        <LazySomewhereResults
          approximate={approximate}
          somewhere={(heading) => (
            <ProductRows {...rows} label={heading} hasDistance={false} isLoading={isLoading}>
              {somewhere.map((product) => rowOf(product, undefined, 3))}
            </ProductRows>
          )}
          around={null}
        />
      )}
    </>
  )
}
