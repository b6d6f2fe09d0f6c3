import type { ErrorDetail, WidgetSuggestion } from './events'

/** The response of `GET {api}/widget/suggestions`. */
export interface Answer {
  suggestions: WidgetSuggestion[]
  /** The page of all results for the text; absolute. */
  results_url: string
}

/** Request timeout in milliseconds. */
const timeout = 10_000

/**
 * Requests suggestions without cookies or custom headers, so that no CORS preflight is needed.
 * Rejects with the API's `{status, msg, code}` on an error.
 */
export async function askForSuggestions(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    credentials: 'omit',
  })
  const body = await response.json()
  if (!response.ok) throw body
  body.suggestions = body.suggestions.filter(isPage)
  return body
}

/** Only http URLs are pages; `javascript:` is not. */
const isPage = ({ url }: WidgetSuggestion) => /^https?:/.test(url)

/**
 * Details of the error event: an API error has `status`, `code` and `msg`, other errors have
 * defaults.
 */
export function detailOf(query: string, error: object): ErrorDetail {
  return { query, status: 0, code: 'unreachable', msg: `${error}`, ...error }
}
