import fp from 'fastify-plugin'
import { daySeconds } from '../../modules/platform/dates/durations.ts'
import { addVary } from './vary.ts'

/** Paths of operations that other sites may call. They return public data only. */
const openPaths = ['/widget/suggestions']
/** Seconds for which browsers may cache a preflight response. */
const preflightMaxAge = daySeconds

const openHeaders = {
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, x-request-id',
}

/**
 * Adds CORS headers to operations that other sites may call, including their errors. Other
 * responses have no such headers, so browsers block other sites from reading them.
 */
export const crossOriginPlugin = fp<{ prefix: string }>(
  async (app, { prefix }) => {
    const urls = new Set(openPaths.map((path) => prefix + path))
    app.addHook('onSend', async (request, reply) => {
      if (!urls.has(request.routeOptions.url ?? '')) return
      reply.headers(openHeaders)
      if (!reply.hasHeader('access-control-allow-origin'))
        reply.header('access-control-allow-origin', '*')
      addVary(reply, 'Origin')
    })
    for (const url of urls)
      app.options(url, (_request, reply) =>
        reply
          .code(204)
          .headers({
            'access-control-allow-methods': 'GET',
            'access-control-max-age': preflightMaxAge,
            'cache-control': 'no-store',
          })
          .send(),
      )
  },
  { name: 'cross-origin' },
)
