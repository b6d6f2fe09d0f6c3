import { statusOf } from '@edbazaar/feature-platform'
import { useRouteError } from 'react-router-dom'
import { StatusScreen } from './StatusScreen'
import { useStatusHead } from './use-document-head'
import { useReloadForMissingCode } from './use-reload-for-missing-code'

/** Replaces a page by what its error means. For error boundaries of routes. */
export function RouteError() {
  const error = useRouteError()
  const status = statusOf(error)
  const reload = useReloadForMissingCode(error)
  useStatusHead(status)
  return <StatusScreen status={status} reload={reload} />
}
