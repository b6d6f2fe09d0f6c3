import { buffer } from 'node:stream/consumers'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { hasCode } from '../../../db/error-code.ts'
import { cleanFileName } from './file-name.ts'
import {
  formRequired,
  missingFile,
  refusedFile,
  tooLargeFile,
  unreadableFile,
} from './refused-file.ts'

/** The parser's errors about a form with something other than one file. */
const otherParts = [
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
  'FST_PROTO_VIOLATION',
  'FST_INVALID_JSON_FIELD_ERROR',
]

/**
 * The file in the field `file`, which has not been read yet: after `maxBytes` it is truncated.
 * Throws `invalid_request`, `not_json`.
 */
export async function formFileOf(
  request: FastifyRequest,
  maxBytes: number,
): Promise<MultipartFile> {
  if (!request.isMultipart()) throw formRequired()
  // If the caller has disconnected, the rest of the request never arrives.
  if (request.raw.destroyed) throw unreadableFile()
  const limits = { fileSize: maxBytes, files: 1, fields: 0, parts: 2 }
  const part = await request.file({ limits }).catch((error: unknown) => {
    throw hasCode(error, ...otherParts) ? missingFile() : unreadableFile()
  })
  if (part?.fieldname === 'file') return part
  part?.file.resume()
  throw missingFile()
}

/** The pieces of a file as they arrive. Throws `invalid_request` if the request breaks off. */
export async function* chunksOf({ file }: MultipartFile): AsyncGenerator<Buffer, void> {
  try {
    for await (const chunk of file) yield chunk
  } catch {
    throw unreadableFile()
  }
}

export interface SmallFileRules {
  readonly maxBytes: number
  /** The messages about a larger file, and about one without content. */
  readonly tooLarge: string
  readonly empty: string
}

/** Receives the file in the field `file` in memory. Throws `invalid_request`, `too_large`, `not_json`. */
export async function receiveSmallFile(
  request: FastifyRequest,
  { maxBytes, tooLarge, empty }: SmallFileRules,
): Promise<{ readonly name: string | null; readonly content: Buffer }> {
  const part = await formFileOf(request, maxBytes)
  const content = await buffer(chunksOf(part))
  if (part.file.truncated) throw tooLargeFile(tooLarge)
  if (content.length === 0) throw refusedFile(empty)
  return { name: cleanFileName(part.filename), content }
}
