import { onSignOfLife } from '@edbazaar/feature-shell/sign-of-life'
import { type ComponentType, lazy, Suspense } from 'react'
import type { ProductFiltersProps } from './ProductFilters'

const id = 'late-product-filters'

/**
 * The filters beside the rows. As the server wrote them they work without scripts; their code comes at
 * the visitor's first sign of life. On a phone they are in a sheet, which most visitors never open.
 */
export function LateProductFilters(props: ProductFiltersProps) {
  return (
    <div id={props.id === undefined ? undefined : id}>
      <Suspense>
        <Living {...props} />
      </Suspense>
    </div>
  )
}

const Living: ComponentType<ProductFiltersProps> = import.meta.env.SSR
  ? (await import('./ProductFilters')).ProductFilters
  : lateComponent()

/** Begins at once where the browser opens the list itself, while its rows are on their way. */
function lateComponent() {
  const loading = onSignOfLife(id, () => import('./ProductFilters'))
  return lazy(async () => ({ default: (await loading).ProductFilters }))
}
