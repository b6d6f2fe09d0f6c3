import { patiently, useIsBrowser } from '@edbazaar/feature-shell'
import { lazy, Suspense } from 'react'

const Panels = lazy(() => patiently(() => import('./Panels')))

/** What opens over any page. Nothing of it is in the server's page, so its code comes after the page. */
export function LatePanels() {
  if (!useIsBrowser()) return null
  return (
    <Suspense>
      <Panels />
    </Suspense>
  )
}
