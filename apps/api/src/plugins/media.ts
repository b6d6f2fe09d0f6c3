import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { AppError } from '../app-error.ts'
import { drawPlate } from '../modules/platform/images/drawing/plate.ts'
import {
  type PlateShape,
  plateShapes,
  plateVersion,
} from '../modules/platform/images/image-addresses.ts'
import { readPlateKey } from '../modules/platform/images/plate-key.ts'
import type { MediaStorage } from '../modules/platform/media/media-storage.ts'
import { mimeOf } from '../modules/platform/media/mime-types.ts'
import { immutable } from './delivery.ts'
import { notFound } from './errors.ts'

/** Bytes of plates kept drawn. */
const keptPlates = 16_000_000

/** An image or video opened by itself runs nothing, and other sites may show it. */
const mediaHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  // In its sandbox a video opened by itself asks for itself as from elsewhere.
  'access-control-allow-origin': '*',
} as const

export interface MediaOptions {
  readonly basePath: string
  /** The folder that holds the folder `media`. */
  readonly dataDir: string
  readonly storage: Pick<MediaStorage, 'read'>
}

type PlateRequest = FastifyRequest<{ Params: { shape: string; key: string } }>

/** Serves drawn plates, and the files of the media folder; both never change under their names. */
export const mediaPlugin = fp<MediaOptions>(
  async (app, { basePath, dataDir, storage }) => {
    const plates = new LRUCache<string, string>({
      maxSize: keptPlates,
      sizeCalculation: (plate) => plate.length,
    })
    app.get(
      `${basePath}/media/plates/${plateVersion}/:shape/:key.svg`,
      ({ params: { shape, key } }: PlateRequest, reply) => {
        const inputs = readPlateKey(key)
        if (!isPlateShape(shape) || !inputs) throw notFound()
        const name = `${shape}/${key}`
        const plate = plates.get(name) ?? drawPlate(inputs, shape)
        plates.set(name, plate)
        return reply
          .headers({ ...mediaHeaders, 'cache-control': immutable })
          .type('image/svg+xml')
          .send(plate)
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

/** What people have sent, where it lies elsewhere than in the folder. */
function serveStored(
  app: FastifyInstance,
  prefix: string,
  read: NonNullable<MediaStorage['read']>,
): void {
  app.get(`${prefix}uploads/*`, async ({ params, headers }: FileRequest, reply) => {
    const key = `uploads/${params['*']}`
    const mime = mimeOf(key)
    if (keyShape.exec(key) === null || mime === undefined) throw notFound()
    const file = await read(key, { range: headers.range, unlessTag: headers['if-none-match'] })
    if (file.status === 404) throw notFound()
    if (file.status === 416)
      throw new AppError('range_not_satisfiable', 'The file ends before the part asked for.')
    reply.code(file.status).headers({ ...mediaHeaders, 'cache-control': immutable })
    if (!('body' in file)) return reply.send()
    return reply.headers(file.headers).type(mime).send(file.body)
  })
}

/** Any file beside one that was sent, in any of its formats. */
const keyShape = /^uploads\/[\w-]{43}\/(?:[\w-]{48}\/)?\w+\.[a-z0-9]+$/

const isPlateShape = (shape: string): shape is PlateShape =>
  plateShapes.some((known) => known === shape)
