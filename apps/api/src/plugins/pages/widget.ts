import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hourly, immutable } from '../../cache-control.ts'
import { scriptName, type WidgetRelease } from '../../modules/search/partners/widget-releases.ts'
import { createPromiseCache } from '../../promise-cache.ts'
import { notFound } from '../errors/errors.ts'
import { type Encoding, encodingFor } from './encoded-body.ts'

export interface WidgetOptions {
  readonly basePath: string
  /** Newest first. */
  readonly releases: readonly WidgetRelease[]
}

type Encoded = Readonly<Record<Encoding, Buffer>>
type ScriptRequest = FastifyRequest<{ Params: { version: string } }>

/** Any site may load the script and check its integrity. */
const scriptHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

/**
 * Serves the widget script to partner sites: each version at a permanent URL, and the newest of a
 * major version at `/widget/v1/`. Other paths below `/widget/` return 404.
 */
export const widgetPlugin = fp<WidgetOptions>(
  async (app, { basePath, releases }) => {
    const encodedOf = createPromiseCache(encode)
    const prefix = `${basePath}/widget`

    async function send(release: WidgetRelease, request: FastifyRequest, reply: FastifyReply) {
      const encoding = encodingFor(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply
        .headers(scriptHeaders)
        .header('vary', 'Accept-Encoding')
        .header('etag', `W/"${release.integrity}"`)
        .type('text/javascript; charset=utf-8')
        .send((await encodedOf(release))[encoding])
    }

    app.get(`${prefix}/:version/${scriptName}`, (request: ScriptRequest, reply) => {
      const { version } = request.params
      const [, major] = /^v(\d+)$/.exec(version) ?? []
      const release = releases.find((each) =>
        major === undefined ? each.version === version : each.version.startsWith(`${major}.`),
      )
      if (!release) throw notFound()
      reply.header('cache-control', major === undefined ? immutable : hourly)
      if (major !== undefined)
        reply.header('link', `<${prefix}/${release.version}/${scriptName}>; rel="canonical"`)
      return send(release, request, reply)
    })
    for (const path of [prefix, `${prefix}/*`])
      app.get(path, () => {
        throw notFound()
      })
  },
  { name: 'widget' },
)

const [br, gz] = [promisify(brotliCompress), promisify(gzip)]

/** Compresses a script at the highest level, once on its first request. */
async function encode({ script }: WidgetRelease): Promise<Encoded> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: script.length,
  }
  const [brotli, gzipped] = await Promise.all([br(script, { params }), gz(script, { level: 9 })])
  return { br: brotli, gzip: gzipped, identity: script }
}
