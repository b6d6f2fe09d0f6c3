import { ApiError } from '@edbazaar/api-client'
import { ProgressLine } from '@edbazaar/ui/ProgressLine'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Outlet,
  useNavigation,
  useRouteError,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router-dom'
import { unreachable } from './messages'
import { PageFrame } from './PageFrame'
import { RouteLinks } from './route-link-context'
import { StatusScreen } from './StatusScreen'
import { useMatchedHead, useStatusHead } from './use-document-head'
import { useFocusOnNewPage } from './use-focus-on-new-page'

interface RootScreenProps {
  /** Kept in view at the foot of the window, above the phone's bar: the compare tray. */
  aboveBar?: ReactNode
}

/** What stands around every page: frame, progress line, scroll, title and focus. */
export function RootScreen({ aboveBar }: RootScreenProps) {
  useScrollRestoration()
  useMatchedHead()
  useFocusOnNewPage()
  return (
    <RouteLinks>
      <RouteProgress />
      <PageFrame aboveBar={aboveBar}>
        <Outlet />
      </PageFrame>
    </RouteLinks>
  )
}

/** The same frame around what stands in for a page that failed. */
export function RootErrorScreen() {
  const status = statusOf(useRouteError())
  useScrollRestoration()
  useStatusHead(status)
  return (
    <RouteLinks>
      <RouteProgress />
      <PageFrame>
        <StatusScreen status={status} />
      </PageFrame>
    </RouteLinks>
  )
}

function RouteProgress() {
  const navigation = useNavigation()
  return <ProgressLine isActive={navigation.state !== 'idle'} />
}

/** The HTTP status that a caught error stands for. A page's code may not have come either. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  if (navigator.onLine === false) return unreachable
  if (error instanceof ApiError && (error.status === 404 || error.status === 503)) {
    return error.status
  }
  return 500
}
