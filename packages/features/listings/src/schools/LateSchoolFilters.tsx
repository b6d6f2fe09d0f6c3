import { onSignOfLife } from '@edbazaar/feature-shell/sign-of-life'
import { type ComponentType, lazy, Suspense } from 'react'
import type { SchoolFiltersProps } from './SchoolFilters'

const id = 'late-school-filters'

/**
 * The filters beside the rows. As the server wrote them they work without scripts; their code comes at
 * the visitor's first sign of life. On a phone they are in a sheet, which most visitors never open.
 */
export function LateSchoolFilters(props: SchoolFiltersProps) {
  return (
    <div id={props.id === undefined ? undefined : id}>
      <Suspense>
        <Living {...props} />
      </Suspense>
    </div>
  )
}

const Living: ComponentType<SchoolFiltersProps> = import.meta.env.SSR
  ? (await import('./SchoolFilters')).SchoolFilters
  : lateComponent()

/** Begins at once where the browser opens the list itself, while its rows are on their way. */
function lateComponent() {
  const loading = onSignOfLife(id, () => import('./SchoolFilters'))
  return lazy(async () => ({ default: (await loading).SchoolFilters }))
}
