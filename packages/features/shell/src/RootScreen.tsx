import { ProgressLine } from '@edbazaar/ui/ProgressLine'
import { type ReactNode, useEffect } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteError,
} from 'react-router-dom'
import { usePageViews } from './analytics/use-page-views'
import { PageFrame } from './PageFrame'
import { statusOf } from './page-failure'
import { RouteLinks } from './route-link-context'
import { StatusScreen } from './StatusScreen'
import { ToastHost } from './toasts/ToastHost'
import { useMatchedHead, useStatusHead } from './use-document-head'
import { useFocusOnNewPage } from './use-focus-on-new-page'
import { versionWatch } from './version/version-watch'

interface RootScreenProps {
  /** At the end of the masthead, of one width for everybody: who is signed in. */
  account?: ReactNode
  /** What opens over any page. */
  panels?: ReactNode
  /** Kept in view at the foot of the window, above the phone's bar: the compare tray. */
  aboveBar?: ReactNode
}

/** What stands around every page: frame, progress line, scroll, title and focus. */
export function RootScreen({ account, panels, aboveBar }: RootScreenProps) {
  useMatchedHead()
  useNewPage()
  return (
    <RouteLinks>
      <ScrollRestoration />
      <RouteProgress />
      <PageFrame account={account} aboveBar={aboveBar}>
        <Outlet />
      </PageFrame>
      {panels}
      <ToastHost />
    </RouteLinks>
  )
}

/** The same frame around what stands in for a page that failed. */
export function RootErrorScreen({ account, panels, aboveBar }: RootScreenProps) {
  const status = statusOf(useRouteError())
  useStatusHead(status)
  useNewPage()
  return (
    <RouteLinks>
      <ScrollRestoration />
      <RouteProgress />
      <PageFrame account={account} aboveBar={aboveBar}>
        <StatusScreen status={status} />
      </PageFrame>
      {panels}
      <ToastHost />
    </RouteLinks>
  )
}

/** What a new page brings about, whether it could be shown or not. */
function useNewPage() {
  const { key } = useLocation()
  useFocusOnNewPage()
  usePageViews()
  useEffect(() => {
    if (key !== 'default') versionWatch.onNewPage()
  }, [key])
}

function RouteProgress() {
  const navigation = useNavigation()
  return <ProgressLine isActive={navigation.state !== 'idle'} />
}
