import createClient, { type Client, type ClientOptions } from 'openapi-fetch'
import type { paths } from './generated/schema'

/** A client typed with every path, parameter and response of the contract. */
export type ApiClient = Client<paths, `${string}/${string}`>

export interface ApiClientOptions {
  /** URL of the API, such as `/api` or `https://edbazaar.in/api`. */
  baseUrl: string
  /** Sends a request. @default the platform's fetch */
  fetch?: NonNullable<ClientOptions['fetch']>
}

/**
 * Creates a client of the EdBazaar API. Query lists are separated by commas. The client does not
 * throw on errors: pass each result to `answerOf`.
 */
export function createApiClient({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
}: ApiClientOptions): ApiClient {
  return createClient<paths>({
    baseUrl,
    fetch,
    querySerializer: { array: { style: 'form', explode: false } },
  })
}
