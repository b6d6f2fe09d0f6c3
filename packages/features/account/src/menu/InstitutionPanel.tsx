import { accountPanelAtom, useSession } from '@edbazaar/feature-session'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'

const InstitutionDialog = lazy(() => import('./InstitutionDialog'))

/** The choice between a school and a store: only when it is asked for, and by whoever is signed in. */
export function InstitutionPanel() {
  const isAsked = useAtomValue(accountPanelAtom) === 'institution'
  const session = useSession()
  if (!isAsked || session === null) return null
  return (
    <Suspense>
      <InstitutionDialog />
    </Suspense>
  )
}
