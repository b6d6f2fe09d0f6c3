import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { origin } from './page-rendering.ts'

/** Headers of the visitor's request that the API sees too. */
const sentOn = ['accept-language', 'user-agent'] as const
/** Headers of the API's response that a page and its visitor need. */
const sentBack = ['content-type', 'content-length', 'retry-after'] as const

/**
 * Makes the `fetch` of a page: it reaches the API in this process through Fastify's router, under
 * the IP address and the request id of the visitor. Pages are the same for everybody, so no token or
 * cookie goes along. Where the API says when to retry, the page does too.
 */
export function createPageFetch(
  app: FastifyInstance,
  page: FastifyRequest,
  reply: FastifyReply,
): (asked: Request) => Promise<Response> {
  const sent: Record<string, string> = { 'x-request-id': page.id }
  for (const name of sentOn) {
    const value = page.headers[name]
    if (value !== undefined) sent[name] = value
  }
  return async (asked) => {
    const isRead = asked.method === 'GET'
    const response = await app.inject({
      method: isRead ? 'GET' : 'POST',
      url: asked.url.slice(origin.length),
      remoteAddress: page.ip,
      headers: isRead ? sent : { ...sent, 'content-type': 'application/json' },
      ...(!isRead && { payload: await asked.text() }),
    })
    const { 'retry-after': retryAfter } = response.headers
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    const headers = new Headers()
    for (const name of sentBack) {
      const value = response.headers[name]
      if (value !== undefined) headers.set(name, String(value))
    }
    return new ApiResponse(response.payload, { status: response.statusCode, headers })
  }
}

/** A response whose text is at hand: a body of a `Response` would be encoded and decoded again. */
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
