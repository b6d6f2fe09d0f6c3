import { RouteLinks, versionWatch } from '@edbazaar/feature-platform'
import { ToastHost } from '@edbazaar/feature-platform/toast-host'
import { ProgressLine } from '@edbazaar/ui/ProgressLine'
import { type ReactNode, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { PageFrame } from './PageFrame'
import { RouteError } from './RouteError'
import { useMatchedHead } from './use-document-head'
import { useFocusOnNewPage } from './use-focus-on-new-page'

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
  useNewPage()
  return (
    <RouteLinks>
      <ScrollRestoration />
      <RouteProgress />
      <PageFrame account={account} aboveBar={aboveBar}>
        <RouteError />
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
