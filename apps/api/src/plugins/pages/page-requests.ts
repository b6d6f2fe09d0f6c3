import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { origin } from './page-rendering.ts'

/** Headers of the visitor's request that are passed to the API. */
const forwardedHeaders = ['accept-language', 'user-agent'] as const
/** Headers of the API's response that are passed to the page. */
const returnedHeaders = ['content-type', 'content-length', 'retry-after'] as const

/** The API requests of one page. */
export interface PageRequests {
  /** The `fetch` of the page. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Whether a request was refused or failed, so that another try may give another page. */
  isIncomplete(): boolean
}

/**
 * Creates the `fetch` of a page: it calls the API in this process through Fastify's router, with the
 * IP address and the request id of the visitor. Pages are the same for all users, so no token or
 * cookie is sent. The page takes over a `Retry-After` header of the API.
 */
export function createPageRequests(
  app: FastifyInstance,
  page: FastifyRequest,
  reply: FastifyReply,
): PageRequests {
  const sent: Record<string, string> = { 'x-request-id': page.id }
  for (const name of forwardedHeaders) {
    const value = page.headers[name]
    if (value !== undefined) sent[name] = value
  }
  let isIncomplete = false
  const fetch = async (request: Request) => {
    const isRead = request.method === 'GET'
    const response = await app.inject({
      method: isRead ? 'GET' : 'POST',
      url: request.url.slice(origin.length),
      remoteAddress: page.ip,
      headers: isRead ? sent : { ...sent, 'content-type': 'application/json' },
      ...(!isRead && { payload: await request.text() }),
    })
    const { 'retry-after': retryAfter } = response.headers
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    if (retryAfter !== undefined || response.statusCode >= 500) isIncomplete = true
    const headers = new Headers()
    for (const name of returnedHeaders) {
      const value = response.headers[name]
      if (value !== undefined) headers.set(name, String(value))
    }
    return new ApiResponse(response.payload, { status: response.statusCode, headers })
  }
  return { fetch, isIncomplete: () => isIncomplete }
}

/** A response that keeps its text, because the body of a `Response` would be encoded and decoded. */
class ApiResponse extends Response {
  readonly #text: string

  constructor(text: string, init: ResponseInit) {
    super(null, init)
    this.#text = text
  }

  override async text(): Promise<string> {
    return this.#text
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
}
