import { importWithRetry } from '@edbazaar/feature-shell'
import { type ComponentType, lazy } from 'react'
import { LazyPart } from '../list/LazyPart'
import type { SchoolFiltersProps } from './SchoolFilters'

/**
 * The filters beside the rows. The server-rendered filters work without scripts; their code follows
 * that of the list, so that rows, chips and order can be used before.
 */
export function LazySchoolFilters(props: SchoolFiltersProps) {
  return (
    <LazyPart>
      <LazyContent {...props} />
    </LazyPart>
  )
}

const LazyContent: ComponentType<SchoolFiltersProps> = import.meta.env.SSR
  ? (await import('./SchoolFilters')).SchoolFilters
  : lazyComponent()

/** Starts to load with the code of the list, without waiting for its first render. */
function lazyComponent() {
  const loading = importWithRetry(() => import('./SchoolFilters'))
  return lazy(async () => ({ default: (await loading).SchoolFilters }))
}
