import { open } from 'node:fs/promises'
import { join } from 'node:path'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'
import {
  type FileRules,
  type FileType,
  refusalOf,
  telling,
  typeOf,
} from '../modules/platform/media/file-kinds.ts'
import { cleanFileName } from '../modules/platform/media/file-name.ts'
import type { ReceivedFile } from '../modules/platform/media/received-file.ts'
import { notAForm, refusedFile, tooLargeFile } from '../modules/platform/media/refused-file.ts'

/** Reads multipart requests; each route reads the file of its own. */
export const uploadsPlugin = fp(
  async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false })
  },
  { name: 'uploads' },
)

/**
 * The one file of a request, in its field `file`, written into the folder as it comes in.
 * Throws `invalid_request`, `too_large`, `not_json`.
 */
export async function fileOf(
  request: FastifyRequest,
  rules: FileRules,
  folder: string,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw notAForm()
  // Who has gone already never ends what they began: nobody waits for the rest.
  if (request.raw.destroyed) throw noFile()
  const part = await partOf(request, rules)
  if (part?.fieldname !== 'file') {
    part?.file.resume()
    throw noFile()
  }
  const path = join(folder, 'sent')
  const { type, bytes } = await receive(part.file, path, rules)
  if (bytes === 0) throw refusedFile('This file is empty. Please choose another.')
  const refusal = refusalOf(type, rules)
  if (refusal) throw refusedFile(refusal)
  return { ...type, path, bytes, name: cleanFileName(part.filename) }
}

async function partOf(request: FastifyRequest, rules: FileRules) {
  // One byte more than anything may have, so that what is too large is known from what is not.
  const fileSize = Math.max(...Object.values(rules).map(({ mostBytes }) => mostBytes)) + 1
  try {
    return await request.file({ limits: { fileSize, files: 1, fields: 0, parts: 2 } })
  } catch {
    throw noFile()
  }
}

/** Writes what may be kept, and reads on to the end of what may not: its sender hears why. */
async function receive(sent: MultipartFile['file'], path: string, rules: FileRules) {
  const kept = await open(path, 'wx')
  try {
    let head = Buffer.alloc(0)
    let type: FileType | undefined
    let bytes = 0
    for await (const chunk of piecesOf(sent)) {
      bytes += chunk.length
      if (!type) {
        head = Buffer.concat([head, chunk])
        if (head.length < telling) continue
      }
      const piece = type ? chunk : head
      type ??= await typeOf(head)
      if (isKept(type, bytes, rules)) await kept.write(piece)
    }
    type ??= await typeOf(head)
    if (head.length < telling) await kept.write(head)
    const limit = rules[type.kind]
    if (limit && bytes > limit.mostBytes) throw tooLargeFile(limit.tooLarge)
    return { type, bytes }
  } finally {
    await kept.close()
  }
}

const isKept = (type: FileType, bytes: number, rules: FileRules) =>
  refusalOf(type, rules) === null && bytes <= (rules[type.kind]?.mostBytes ?? 0)

async function* piecesOf(sent: MultipartFile['file']): AsyncGenerator<Buffer, void> {
  try {
    for await (const piece of sent) yield piece
  } catch {
    throw noFile()
  }
}

const noFile = () =>
  new AppError('invalid_request', 'Please send one file, in the field “file”.', [
    { field: 'file', msg: 'must be one file' },
  ])
