import { hash } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import fp from 'fastify-plugin'

/** What may be kept but must be asked after: a change shows at once, and costs a 304 otherwise. */
export const revalidated = 'public, max-age=0, must-revalidate'
/** What never changes under its address. */
export const immutable = 'public, max-age=31536000, immutable'

/**
 * ETags, made of what is sent before it is compressed (hence weak: both encodings share one), and
 * compression at levels that cost less than they save at the size of our pages.
 */
export const deliveryPlugin = fp(
  async (app) => {
    await app.register(etag, {
      weak: true,
      hashFn: (payload) => hash('sha1', payload, 'base64url'),
    })
    await app.register(compress, {
      global: true,
      globalDecompression: false,
      encodings: ['br', 'gzip'],
      threshold: 1400,
      // Up to here it is done at once: streams and threads would cost more than the work.
      syncThreshold: 256_000,
      // One level more halves the speed, and saves 4 % of a page.
      brotliOptions: {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 3,
          [constants.BROTLI_PARAM_LGWIN]: 18,
        },
      },
      zlibOptions: { level: 3 },
    })
  },
  { name: 'delivery' },
)
