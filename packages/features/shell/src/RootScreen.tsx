import { RouteLinks, statusOf, versionWatch } from '@edbazaar/feature-platform'
import { ToastHost } from '@edbazaar/feature-platform/toast-host'
import { ProgressLine } from '@edbazaar/ui/ProgressLine'
import { type ReactNode, useEffect } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteError,
} from 'react-router-dom'
import { PageFrame } from './PageFrame'
import { StatusScreen } from './StatusScreen'
import { useMatchedHead, useStatusHead } from './use-document-head'
import { useFocusOnNewPage } from './use-focus-on-new-page'
import { useReloadForMissingCode } from './use-reload-for-missing-code'

interface RootScreenProps {
  /** At the end of the header: the account menu. */
  account?: ReactNode
  /** Panels that can open over any page. */
  panels?: ReactNode
  /** Stays visible at the bottom of the window, above the phone's bottom bar: the compare tray. */
  aboveBar?: ReactNode
}

/** The root route: frame, progress line, scroll restoration, title and focus. */
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

/** The root route's error boundary: the frame around an error page. */
export function RootErrorScreen({ account, panels, aboveBar }: RootScreenProps) {
  const error = useRouteError()
  const status = statusOf(error)
  const reload = useReloadForMissingCode(error)
  useStatusHead(status)
  useNewPage()
  return (
    <RouteLinks>
      <ScrollRestoration />
      <RouteProgress />
      <PageFrame account={account} aboveBar={aboveBar}>
        <StatusScreen status={status} reload={reload} />
      </PageFrame>
      {panels}
      <ToastHost />
    </RouteLinks>
  )
}

/** Effects of navigating to a page, also to an error page. */
function useNewPage() {
  const { key } = useLocation()
  useFocusOnNewPage()
  useEffect(() => {
    if (key !== 'default') versionWatch.onNewPage()
  }, [key])
}

function RouteProgress() {
  const navigation = useNavigation()
  return <ProgressLine isActive={navigation.state !== 'idle'} />
}
