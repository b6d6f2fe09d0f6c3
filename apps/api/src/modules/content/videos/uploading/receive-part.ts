import type { FastifyRequest } from 'fastify'
import { formRequired, refusedFile, tooLargeFile } from '../../../platform/media/refused-file.ts'

/** Most bytes of a part. */
export const partBytes = 2 * 1024 * 1024

/** Receives a part of a file in the field `file`. Throws `invalid_request`, `too_large`, `not_json`. */
export async function receivePart(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw formRequired()
  const part = await request
    .file({ limits: { fileSize: partBytes, files: 1, fields: 0, parts: 2 } })
    .catch(() => undefined)
  if (part?.fieldname !== 'file') {
    part?.file.resume()
    throw refusedFile('Send one part of the file in the field “file”.')
  }
  const content = await part.toBuffer().catch(() => null)
  if (part.file.truncated || content === null)
    throw tooLargeFile('A part can have at most 2 MB. Send a smaller one.')
  if (content.length === 0) throw refusedFile('This part is empty. Send at least one byte.')
  return content
}
