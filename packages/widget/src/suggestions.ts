import type { ErrorDetail, WidgetSuggestion } from './events'

/** What `GET {api}/widget/suggestions` answers. */
export interface Answer {
  suggestions: WidgetSuggestion[]
  /** The page of all results for the text; absolute. */
  results_url: string
}

/** Milliseconds after which an answer is given up. */
const patience = 10_000

/**
 * Asks the API, with no cookie and no header of its own, so that the browser asks nobody's leave
 * first. Rejects with the API's `{status, msg, code}` where it refused.
 */
export async function askForSuggestions(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    credentials: 'omit',
  })
  const body = await response.json()
  if (!response.ok) throw body
  return { ...body, suggestions: body.suggestions.filter(isPage) }
}

/** An address such as `javascript:` is no page. */
const isPage = ({ url }: WidgetSuggestion) => /^https?:/.test(url)

/** What a failure is told as: an error has nothing of its own to spread, a refusal all. */
export function detailOf(query: string, error: object): ErrorDetail {
  return { query, status: 0, code: 'unreachable', msg: `${error}`, ...error }
}
