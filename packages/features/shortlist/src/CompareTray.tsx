import { paths, useIsBrowser } from '@edbazaar/feature-shell'
import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { comparedSchoolsAtom } from './compare-atoms'

/** Comes when something is chosen, or was before; where it does not come, the page goes without. */
const ChosenSchools = lazy<ComponentType>(() =>
  import('./ChosenSchools').catch(() => ({ default: () => null })),
)

/** What was chosen, on every page but the one that shows it side by side. */
export function CompareTray() {
  const { pathname } = useLocation()
  const { length } = useAtomValue(comparedSchoolsAtom)
  const isBrowser = useIsBrowser()
  if (!isBrowser || length === 0 || pathname === paths.compareSchools) return null
  return (
    <Suspense>
      <ChosenSchools />
    </Suspense>
  )
}
