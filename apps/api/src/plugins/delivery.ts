import { hash } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import fp from 'fastify-plugin'

/**
 * Adds ETags and compression. ETags are computed before compression and therefore weak. The
 * compression levels are chosen for responses of the size of our pages.
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
      // Smaller responses are compressed synchronously, which costs less than a stream.
      syncThreshold: 256_000,
      // One level higher halves the speed and saves only 4% of a page.
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
