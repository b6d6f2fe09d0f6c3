import { type ApiClient, ApiError } from '@edbazaar/api-client'
import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { apiContext, type LoaderContext } from './api-context'
import { unreachable } from './messages'

interface LoadArgs {
  api: ApiClient
  params: LoaderFunctionArgs['params']
  /** The query of the page's address. */
  search: URLSearchParams
  signal: AbortSignal
}

/**
 * Makes a route's loader out of a question to the API. What the API refuses because the address is
 * wrong is a page that is not there (404); when it is busy the page says so (503), and when the
 * browser can't reach it too (504), or when one may not see it (403).
 */
export function pageLoader<Loaded>(ask: (args: LoadArgs) => Promise<Loaded>) {
  return async ({ request, params, context }: LoaderFunctionArgs<LoaderContext>) => {
    try {
      const { searchParams: search } = new URL(request.url)
      return await ask({ api: context.get(apiContext), params, search, signal: request.signal })
    } catch (cause) {
      throw cause instanceof ApiError ? data(null, { status: pageStatus(cause.status) }) : cause
    }
  }
}

function pageStatus(status: number): number {
  if (status === 400 || status === 404) return 404
  if (status === 0) return unreachable
  if (status === 403) return 403
  return status === 503 || status === 429 ? 503 : 500
}

/** The loader of an address that leads nowhere. */
export function loadNothing(): never {
  throw data(null, { status: 404 })
}

/** The page of a list that an address asks for, from 1; whatever is no page is the first. */
export function pageNumberIn(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}
