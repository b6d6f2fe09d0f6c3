import type { ErrorDetail, WidgetSuggestion } from './events'

/** What `GET {api}/widget/suggestions` answers. */
export interface Answer {
  suggestions: WidgetSuggestion[]
  /** The page of all results for the text; absolute. */
  results_url: string
}

/** An answer of the API that is none. */
type Refusal = Omit<ErrorDetail, 'query'>

/** Milliseconds after which an answer is given up. */
const patience = 10_000

/**
 * Asks the API, with no cookie and no header of its own, so that the browser asks nobody's leave
 * first. Rejects with an `Error` that carries `status` and `code` where the API refused.
 */
export async function askForSuggestions(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    credentials: 'omit',
  })
  const body = await response.json()
  if (response.ok) return { ...body, suggestions: body.suggestions.filter(isPage) }
  const { status, code, msg } = body
  throw Object.assign(new Error(msg), { status, code })
}

/** An address such as `javascript:` is no page. */
const isPage = ({ url }: WidgetSuggestion) => /^https?:/.test(url)

/** What a failure is told as. */
export function detailOf(query: string, error: unknown): ErrorDetail {
  const { message, ...refusal }: Partial<Refusal> = error instanceof Error ? error : {}
  return { query, status: 0, code: 'unreachable', message: `${message}`, ...refusal }
}
