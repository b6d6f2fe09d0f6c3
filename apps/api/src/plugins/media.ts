import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { AppError } from '../app-error.ts'
import { immutable } from '../cache-control.ts'
import { drawPlaceholder } from '../modules/platform/images/drawing/draw-placeholder.ts'
import {
  type PlaceholderShape,
  placeholderShapes,
  placeholderVersion,
} from '../modules/platform/images/image-urls.ts'
import { readPlaceholderKey } from '../modules/platform/images/placeholder-key.ts'
import type { MediaStorage } from '../modules/platform/media/media-storage.ts'
import { mimeOf } from '../modules/platform/media/mime-types.ts'
import { notFound } from './errors/errors.ts'

/** Maximum size of the cache of generated images, in bytes. */
const cacheBytes = 16_000_000

/** Media run no scripts when opened directly, and may be embedded by other sites. */
const mediaHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  // A video opened directly is sandboxed, so the browser requests it as cross-origin.
  'access-control-allow-origin': '*',
} as const

export interface MediaOptions {
  readonly basePath: string
  /** The folder that contains the folder `media`. */
  readonly dataDir: string
  readonly storage: Pick<MediaStorage, 'read'>
}

type PlaceholderRequest = FastifyRequest<{ Params: { shape: string; key: string } }>

/** Serves placeholder images and the files of the media folder, which never change under their URL. */
export const mediaPlugin = fp<MediaOptions>(
  async (app, { basePath, dataDir, storage }) => {
    const drawings = new LRUCache<string, string>({
      maxSize: cacheBytes,
      sizeCalculation: (drawing) => drawing.length,
    })
    app.get(
      `${basePath}/media/plates/${placeholderVersion}/:shape/:key.svg`,
      ({ params: { shape, key } }: PlaceholderRequest, reply) => {
        const inputs = readPlaceholderKey(key)
        if (!isPlaceholderShape(shape) || !inputs) throw notFound()
        const name = `${shape}/${key}`
        const drawing = drawings.get(name) ?? drawPlaceholder(inputs, shape)
        drawings.set(name, drawing)
        return reply
          .headers({ ...mediaHeaders, 'cache-control': immutable })
          .type('image/svg+xml')
          .send(drawing)
      },
    )
    if (storage.read) serveStored(app, `${basePath}/media/`, storage.read)
    const root = join(dataDir, 'media')
    await mkdir(root, { recursive: true })
    await app.register(fastifyStatic, {
      root,
      prefix: `${basePath}/media/`,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '1y',
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries(mediaHeaders)) reply.header(name, value)
      },
    })
  },
  { name: 'media' },
)

type FileRequest = FastifyRequest<{ Params: { '*': string } }>

/** Serves uploads from a bucket. */
function serveStored(
  app: FastifyInstance,
  prefix: string,
  read: NonNullable<MediaStorage['read']>,
): void {
  app.get(`${prefix}uploads/*`, async ({ params, headers }: FileRequest, reply) => {
    const key = `uploads/${params['*']}`
    const mime = mimeOf(key)
    if (keyFormat.exec(key) === null || mime === undefined) throw notFound()
    const file = await read(key, { range: headers.range, unlessTag: headers['if-none-match'] })
    if (file.status === 404) throw notFound()
    if (file.status === 416)
      throw new AppError('range_not_satisfiable', 'The requested range is outside the file.')
    reply.code(file.status).headers({ ...mediaHeaders, 'cache-control': immutable })
    if (!('body' in file)) return reply.send()
    return reply.headers(file.headers).type(mime).send(file.body)
  })
}

/** An upload or one of its image variants. */
const keyFormat = /^uploads\/[\w-]{43}\/(?:[\w-]{48}\/)?\w+\.[a-z0-9]+$/

const isPlaceholderShape = (shape: string): shape is PlaceholderShape =>
  placeholderShapes.some((known) => known === shape)
