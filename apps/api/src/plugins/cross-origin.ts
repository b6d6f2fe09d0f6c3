import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

/** Operations that pages of other sites may ask, by their path: they read what is public. */
const openPaths = ['/widget/suggestions']
/** Seconds for which a browser need not ask again whether it may ask. */
const preflightKeptFor = 86_400

const openHeaders = {
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, x-request-id',
}

/**
 * Lets pages of other sites ask what is for them, and read the answer, also where it is a refusal.
 * No other answer has such headers, so that browsers keep everything else from other sites.
 */
export const crossOriginPlugin = fp<{ prefix: string }>(
  async (app, { prefix }) => {
    const urls = new Set(openPaths.map((path) => prefix + path))
    app.addHook('onSend', async (request, reply) => {
      if (!urls.has(request.routeOptions.url ?? '')) return
      reply.headers(openHeaders)
      if (!reply.hasHeader('access-control-allow-origin'))
        reply.header('access-control-allow-origin', '*')
      vary(reply, 'Origin')
    })
    for (const url of urls)
      app.options(url, (_request, reply) =>
        reply
          .code(204)
          .headers({
            'access-control-allow-methods': 'GET',
            'access-control-max-age': preflightKeptFor,
            'cache-control': 'no-store',
          })
          .send(),
      )
  },
  { name: 'cross-origin' },
)

function vary(reply: FastifyReply, on: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before ? `${before}, ${on}` : on)
}
