import { importWithRetry, paths, useIsBrowser } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { comparedSchoolsAtom } from './compare-atoms'

/** Loaded when there are schools to compare. */
const ComparedSchoolsTray = lazy(() => importWithRetry(() => import('./ComparedSchoolsTray')))

/** The compare tray, on every page except the comparison itself. */
export function CompareTray() {
  const { pathname } = useLocation()
  const { length } = useAtomValue(comparedSchoolsAtom)
  const isBrowser = useIsBrowser()
  if (!isBrowser || length === 0 || pathname === paths.compareSchools) return null
  return (
    <Suspense>
      <ComparedSchoolsTray />
    </Suspense>
  )
}
