import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { drawPlate } from '../modules/pictures/drawing/plate.ts'
import {
  type PlateShape,
  plateShapes,
  plateVersion,
} from '../modules/pictures/picture-addresses.ts'
import { readPlateKey } from '../modules/pictures/plate-key.ts'
import { immutable } from './delivery.ts'
import { notFound } from './errors.ts'

/** Bytes of plates kept drawn. */
const keptPlates = 16_000_000

/** A picture or film opened by itself runs nothing, and other sites may show it. */
const mediaHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const

export interface MediaOptions {
  readonly basePath: string
  /** The folder that holds the folder `media`. */
  readonly dataDir: string
}

type PlateRequest = FastifyRequest<{ Params: { shape: string; key: string } }>

/** Serves drawn plates, and the files of the media folder; both never change under their names. */
export const mediaPlugin = fp<MediaOptions>(
  async (app, { basePath, dataDir }) => {
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

const isPlateShape = (shape: string): shape is PlateShape =>
  plateShapes.some((known) => known === shape)
