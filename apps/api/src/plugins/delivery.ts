import { hash } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import fp from 'fastify-plugin'

/** Cached, but revalidated on every request: changes show at once; otherwise the response is 304. */
export const revalidated = 'public, max-age=0, must-revalidate'
/** Like `revalidated`, but not for shared caches. */
export const privatelyRevalidated = 'private, max-age=0, must-revalidate'
/** Used for 30 seconds without a request, and for 60 more while it is revalidated. */
export const brief = 'public, max-age=30, stale-while-revalidate=60'
/** Used for an hour without a request, and for a day more while it is revalidated. */
export const hourly = 'public, max-age=3600, stale-while-revalidate=86400'
/** For URLs whose content never changes. */
export const immutable = 'public, max-age=31536000, immutable'

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
