import fp from 'fastify-plugin'
import { type Encoding, encodingFor } from './encoded-body.ts'
import { type CachedPage, createPageCache, type PageCache } from './page-cache.ts'

interface SentPage {
  readonly page: CachedPage
  readonly encoding: Encoding
  readonly body: Buffer
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The cached page that the response consists of. */
    sentPage: SentPage | null
  }
  interface FastifyInstance {
    readonly pageCache: PageCache
    /** Called with the path and query of each page that is answered from memory. */
    readonly onCachedPage?: (url: string) => void
    /** The `onResponse` hook of pages: keeps a response to send it again. */
    readonly keepReadyResponse: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  }
}

/** Headers that belong to one request. */
const ofOneRequest: ReadonlySet<string> = new Set(['x-request-id', 'date', 'connection'])

/**
 * Sends pages that nobody has changed as they were sent before. Register it before all plugins with
 * hooks: those hooks and the route have made the response once, and run no more for it. The request
 * is logged like any other.
 */
export const readyPagesPlugin = fp(
  async (app) => {
    // The plugin that listens to changes is registered later.
    const cache = createPageCache({ changes: { version: () => app.publicChanges.version() } })
    app.decorate('pageCache', cache)
    app.decorateRequest('sentPage', null)
    app.addHook('onRequest', (request, reply, done) => {
      const { method, headers } = request.raw
      // A response without a body is made by the plugins.
      if (method !== 'GET' || headers['if-none-match'] !== undefined) return done()
      const encoding = encodingFor(headers['accept-encoding'])
      const ready = cache.fresh(request.url)?.ready.get(encoding)
      if (ready === undefined) return done()
      app.onCachedPage?.(request.url)
      reply.hijack()
      reply.raw.writeHead(200, [...ready.headers, 'x-request-id', request.id]).end(ready.body)
    })
    app.decorate('keepReadyResponse', async (request, reply) => {
      const { sentPage: sent } = request
      if (sent === null || request.method !== 'GET' || reply.statusCode !== 200) return
      const headers = Object.entries(reply.getHeaders()).filter(([name]) => !ofOneRequest.has(name))
      sent.page.ready.set(sent.encoding, {
        headers: headers.flatMap(([name, value]) => [name, String(value)]),
        body: sent.body,
      })
    })
  },
  { name: 'ready-pages' },
)
