import Fastify, { type FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { revalidated } from '../../cache-control.ts'
import { createPromiseCache } from '../../promise-cache.ts'

/** Scalar creates style elements by script and does not evaluate text as code. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ')

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>EdBazaar API</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="app"></div>
    <script src="js/scalar.js"></script>
    <script src="js/start.js"></script>
  </body>
</html>
`

const start = `Scalar.createApiReference('#app', ${JSON.stringify({
  url: '../openapi.yaml',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
})})
`

/**
 * Serves API documentation at `<prefix>/docs/`, without a CDN and without inline scripts. Scalar is
 * 3 MB, so it is loaded when the page is first opened.
 */
export const docsPlugin = fp<{ prefix: string }>(
  async (app, { prefix }) => {
    const readScript = createPromiseCache(readScalar)
    app.get(`${prefix}/docs`, (_request, reply) => reply.redirect(`${prefix}/docs/`, 301))
    app.get(`${prefix}/docs/`, (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cache-control', revalidated)
        .type('text/html; charset=utf-8')
        .send(page),
    )
    app.get(`${prefix}/docs/js/start.js`, (_request, reply) =>
      reply.header('cache-control', revalidated).type('text/javascript').send(start),
    )
    app.get(`${prefix}/docs/js/scalar.js`, async (_request, reply) =>
      reply
        .header('cache-control', revalidated)
        .type('text/javascript')
        .send(await readScript('scalar.js')),
    )
  },
  { name: 'docs' },
)

/** The package provides its script only through a plugin, so a second server serves it in process. */
async function readScalar(name: 'scalar.js'): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const server: FastifyInstance = Fastify()
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: 'openapi.yaml' } })
  const { body, statusCode } = await server.inject(`/docs/js/${name}`)
  await server.close()
  if (statusCode !== 200) throw new Error(`Scalar has no script ${name}`)
  return body
}
