import { onFirstInteraction } from '@edbazaar/feature-shell/on-first-interaction'
import { type ComponentType, lazy, Suspense } from 'react'
import type { SchoolFiltersProps } from './SchoolFilters'

const id = 'lazy-school-filters'

/**
 * The filters beside the rows. As the server wrote them they work without scripts; their code loads on the
 * first interaction. On a phone they are in a sheet, which most visitors never open.
 */
export function LazySchoolFilters(props: SchoolFiltersProps) {
  return (
    <div id={props.id === undefined ? undefined : id}>
      <Suspense>
        <LazyContent {...props} />
      </Suspense>
    </div>
  )
}

const LazyContent: ComponentType<SchoolFiltersProps> = import.meta.env.SSR
  ? (await import('./SchoolFilters')).SchoolFilters
  : lazyComponent()

/** Loads at once when the browser navigates to the list, in parallel with its rows. */
function lazyComponent() {
  const loading = onFirstInteraction(id, () => import('./SchoolFilters'))
  return lazy(async () => ({ default: (await loading).SchoolFilters }))
}
