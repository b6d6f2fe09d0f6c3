import { importWithRetry, useIsBrowser } from '@edbazaar/feature-platform'
import { lazy, Suspense } from 'react'

const Panels = lazy(() => importWithRetry(() => import('./Panels')))

/** Dialogs of every page. None is server-rendered, so their code loads after the page. */
export function LazyPanels() {
  if (!useIsBrowser()) return null
  return (
    <Suspense>
      <Panels />
    </Suspense>
  )
}
