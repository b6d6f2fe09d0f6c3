import { type ApiClient, ApiError } from '@edbazaar/api-client'
import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { apiContext, type LoaderContext } from '../api/api-context'
import { unreachable } from './page-failure'

interface LoadArgs {
  api: ApiClient
  params: LoaderFunctionArgs['params']
  /** The query of the page's URL. */
  search: URLSearchParams
  signal: AbortSignal
}

/**
 * Creates a route loader from an API call and maps API errors to page statuses: 404 for an invalid or
 * unknown path, 410 for a removed record, 403 without permission, 503 when the API is busy, 504 when it cannot be reached. The
 * error's data are the error code.
 */
export function pageLoader<Loaded>(load: (args: LoadArgs) => Promise<Loaded>) {
  return async ({ request, params, context }: LoaderFunctionArgs<LoaderContext>) => {
    try {
      const { searchParams: search } = new URL(request.url)
      return await load({ api: context.get(apiContext), params, search, signal: request.signal })
    } catch (cause) {
      throw cause instanceof ApiError
        ? data(cause.code, { status: pageStatus(cause.status) })
        : cause
    }
  }
}

function pageStatus(status: number): number {
  if (status === 400 || status === 404) return 404
  if (status === 410) return 410
  if (status === 0) return unreachable
  if (status === 403) return 403
  return status === 503 || status === 429 ? 503 : 500
}

/** Loader of an unknown path: always 404. */
export function loadNotFound(): never {
  throw data(null, { status: 404 })
}

/** The page number in a query, from 1. An invalid number means the first page. */
export function pageNumberIn(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}
