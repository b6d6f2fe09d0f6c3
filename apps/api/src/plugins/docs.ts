import Fastify, { type FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { revalidated } from './delivery.ts'

/** Scalar makes its style elements by script, and evaluates no text as code. */
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
 * The contract, browsable at `<prefix>/docs/`, with everything it needs from here: no CDN, and no
 * script in the page. Scalar is 3 MB of script, so it is read when somebody first opens the page.
 */
export const docsPlugin = fp<{ prefix: string }>(
  async (app, { prefix }) => {
    let script: Promise<string> | undefined
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
    app.get(`${prefix}/docs/js/scalar.js`, async (_request, reply) => {
      script ??= readScalar()
      return reply
        .header('cache-control', revalidated)
        .type('text/javascript')
        .send(await script)
    })
  },
  { name: 'docs' },
)

/** The package hands its script out by a plugin alone; so a server without a socket is asked. */
async function readScalar(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const shelf: FastifyInstance = Fastify()
  await shelf.register(scalar, { routePrefix: '/docs', configuration: { url: 'openapi.yaml' } })
  const { body } = await shelf.inject('/docs/js/scalar.js')
  await shelf.close()
  return body
}
