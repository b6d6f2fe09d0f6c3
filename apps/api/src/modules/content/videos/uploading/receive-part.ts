import type { FastifyRequest } from 'fastify'
import { receiveSmallFile } from '../../../platform/media/form-file.ts'

/** Most bytes of a part. */
export const partBytes = 2 * 1024 * 1024

/** Receives a part of a file in the field `file`. Throws `invalid_request`, `too_large`, `not_json`. */
export async function receivePart(request: FastifyRequest): Promise<Buffer> {
  const { content } = await receiveSmallFile(request, {
    maxBytes: partBytes,
    tooLarge: 'A part can have at most 2 MB. Send a smaller one.',
    empty: 'This part is empty. Send at least one byte.',
  })
  return content
}
