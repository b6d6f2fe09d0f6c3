import { onFirstInteraction } from '@edbazaar/feature-shell/on-first-interaction'
import { type ComponentType, lazy, Suspense } from 'react'
import type { ProductFiltersProps } from './ProductFilters'

const id = 'lazy-product-filters'

/**
 * The filters beside the rows. As the server wrote them they work without scripts; their code loads on the
 * first interaction. On a phone they are in a sheet, which most visitors never open.
 */
export function LazyProductFilters(props: ProductFiltersProps) {
  return (
    <div id={props.id === undefined ? undefined : id}>
      <Suspense>
        <LazyContent {...props} />
      </Suspense>
    </div>
  )
}

const LazyContent: ComponentType<ProductFiltersProps> = import.meta.env.SSR
  ? (await import('./ProductFilters')).ProductFilters
  : lazyComponent()

/** Loads at once when the browser navigates to the list, in parallel with its rows. */
function lazyComponent() {
  const loading = onFirstInteraction(id, () => import('./ProductFilters'))
  return lazy(async () => ({ default: (await loading).ProductFilters }))
}
