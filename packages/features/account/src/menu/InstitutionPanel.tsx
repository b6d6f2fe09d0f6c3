import { accountPanelAtom, importWithRetry, useSession } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'

const InstitutionDialog = lazy(() => importWithRetry(() => import('./InstitutionDialog')))

/** The choice between a school and a store. Shown only when open and signed in. */
export function InstitutionPanel() {
  const isOpen = useAtomValue(accountPanelAtom) === 'institution'
  const session = useSession()
  if (!isOpen || session === null) return null
  return (
    <Suspense>
      <InstitutionDialog />
    </Suspense>
  )
}
