import { importWithRetry, paths, useIsBrowser } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { comparedSchoolsAtom } from './compare-atoms'

/** Loaded when there are schools to compare. */
const ComparedSchoolsTray = lazy(() => importWithRetry(() => import('./ComparedSchoolsTray')))

/** The compare tray, on every page that lists schools except the comparison itself. */
export function CompareTray() {
  const { pathname } = useLocation()
  const { length } = useAtomValue(comparedSchoolsAtom)
  const isBrowser = useIsBrowser()
  if (!isBrowser || length === 0 || !listsSchools(pathname)) return null
  return (
    <Suspense>
      <ComparedSchoolsTray />
    </Suspense>
  )
}

/** Whether a page has schools that can be compared: home, lists, areas, schools, results and bookmarks. */
function listsSchools(pathname: string): boolean {
  if (pathname === paths.compareSchools) return false
  return (
    pathname.startsWith(`${paths.schools}/`) ||
    [paths.home, paths.schools, paths.search, paths.bookmarks].some((path) => path === pathname)
  )
}
