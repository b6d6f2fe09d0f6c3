import { ApiError } from '@edbazaar/api-client'
import { isRouteErrorResponse } from 'react-router-dom'
import { MissingCodeError } from '../code/missing-code'

/** The status of a page when the browser could not reach the API. */
export const unreachable = 504

/** The part of a server error that is sent to the browser, as JSON. */
export interface PageFailure {
  /** The HTTP status of the page. */
  readonly status: number
}

/** The HTTP status of the error page for a caught error. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || isPageFailure(error)) return error.status
  if (error instanceof MissingCodeError || navigator.onLine === false) return unreachable
  if (error instanceof ApiError && (error.status === 404 || error.status === 503)) {
    return error.status
  }
  return 500
}

function isPageFailure(error: unknown): error is PageFailure {
  if (typeof error !== 'object' || error === null || error instanceof Error) return false
  return 'status' in error && typeof error.status === 'number'
}
