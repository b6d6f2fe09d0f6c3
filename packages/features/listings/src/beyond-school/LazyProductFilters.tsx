import { importWithRetry } from '@edbazaar/feature-shell'
import { type ComponentType, lazy } from 'react'
import { LazyPart } from '../list/LazyPart'
import type { ProductFiltersProps } from './ProductFilters'

/**
 * The filters beside the rows. The server-rendered filters work without scripts; their code follows
 * that of the list, so that rows, chips and order can be used before.
 */
export function LazyProductFilters(props: ProductFiltersProps) {
  return (
    <LazyPart>
      <LazyContent {...props} />
    </LazyPart>
  )
}

const LazyContent: ComponentType<ProductFiltersProps> = import.meta.env.SSR
  ? (await import('./ProductFilters')).ProductFilters
  : lazyComponent()

/** Starts to load with the code of the list, without waiting for its first render. */
function lazyComponent() {
  const loading = importWithRetry(() => import('./ProductFilters'))
  return lazy(async () => ({ default: (await loading).ProductFilters }))
}
