import createClient, { type Client, type ClientOptions } from 'openapi-fetch'
import { ApiError } from './api-error'
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

interface Answer<Body> {
  data?: Body
  error?: unknown
  response: Response
}

/**
 * The body of a response. Throws `ApiError` if the API rejected the request, broke the contract or
 * could not be reached. An aborted request throws its `AbortError`.
 */
export async function answerOf<Body>(asked: Promise<Answer<Body>>): Promise<Body> {
  const { data, error, response } = await asked.catch((cause: unknown) => {
    if (isAbort(cause)) throw cause
    throw new ApiError({ status: 0, code: 'unreachable', msg: unreachable }, { cause })
  })
  if (response.ok && data !== undefined) return data
  throw toApiError(error, response)
}

const unreachable = 'EdBazaar could not be reached. Please check the connection and try again.'
const unreadable = 'Something went wrong. Please try again.'

function isAbort(cause: unknown) {
  return cause instanceof Error && cause.name === 'AbortError'
}

function toApiError(body: unknown, { status, headers }: Response): ApiError {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  const retryAfter = seconds > 0 ? seconds : null
  if (isErrorBody(body)) return new ApiError(body, { retryAfter })
  return new ApiError({ status, code: 'unreadable', msg: unreadable })
}

function isErrorBody(body: unknown): body is ConstructorParameters<typeof ApiError>[0] {
  return (
    typeof body === 'object' &&
    body !== null &&
    'status' in body &&
    typeof body.status === 'number' &&
    'code' in body &&
    typeof body.code === 'string' &&
    'msg' in body &&
    typeof body.msg === 'string'
  )
}
