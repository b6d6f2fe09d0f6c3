import {
  RouteLinks,
  translateLabels,
  useLocale,
  useMessages,
  versionWatch,
} from '@edbazaar/feature-platform'
import { ToastHost } from '@edbazaar/feature-platform/toast-host'
import { LocaleProvider } from '@edbazaar/ui/LocaleProvider'
import { ProgressLine } from '@edbazaar/ui/ProgressLine'
import { type ReactNode, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { messages } from './messages'
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
export function RootScreen(slots: RootScreenProps) {
  useMatchedHead()
  useNewPage()
  return (
    <Frame {...slots}>
      <Outlet />
    </Frame>
  )
}

/** The root route's error boundary: the frame around an error page. */
export function RootErrorScreen(slots: RootScreenProps) {
  useNewPage()
  return (
    <Frame {...slots}>
      <RouteError />
    </Frame>
  )
}

interface FrameProps extends RootScreenProps {
  children: ReactNode
}

/** The components of `@edbazaar/ui` inside use the locale of the page, and its words. */
function Frame({ account, panels, aboveBar, children }: FrameProps) {
  const t = useMessages(messages)
  return (
    <LocaleProvider locale={useLocale()} labels={translateLabels(messages.shared, t)}>
      <RouteLinks>
        <ScrollRestoration />
        <RouteProgress label={t(messages.loadingPage)} />
        <PageFrame account={account} aboveBar={aboveBar}>
          {children}
        </PageFrame>
        {panels}
        <ToastHost />
      </RouteLinks>
    </LocaleProvider>
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

/** Apart from the frame, so that a navigation does not render the page again. */
function RouteProgress({ label }: { label: string }) {
  const navigation = useNavigation()
  return <ProgressLine isActive={navigation.state !== 'idle'} label={label} />
}
