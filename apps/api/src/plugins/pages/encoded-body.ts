import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { createPromiseCache } from '../../promise-cache.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A text in the encodings that browsers accept; each is compressed once, when it is first sent. */
export interface EncodedBody {
  encode(encoding: Encoding): Promise<Buffer>
}

const preferred: Encoding[] = ['br', 'gzip', 'identity']

/** Browsers send a few values of `accept-encoding`; more than these are not kept. */
const maxNegotiated = 100
const negotiated = new Map<string, Encoding>()

/** The encoding to send, by the request's `accept-encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const known = negotiated.get(accepted)
  if (known) return known
  const encoding = negotiate(accepted, preferred) ?? 'identity'
  if (negotiated.size < maxNegotiated) negotiated.set(accepted, encoding)
  return encoding
}

const compressors: Record<Exclude<Encoding, 'identity'>, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        // A page is compressed once for many requests; higher levels save little and take long.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => promisify(gzip)(text, { level: 6 }),
}

export function createEncodedBody(text: Buffer): EncodedBody {
  return {
    encode: createPromiseCache(async (encoding: Encoding) =>
      encoding === 'identity' ? text : compressors[encoding](text),
    ),
  }
}
