import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FileRules, type FileType, refusalOf, signatureLength, typeOf } from './file-kinds.ts'
import { cleanFileName } from './file-name.ts'
import { chunksOf, formFileOf } from './form-file.ts'
import type { ReceivedFile } from './received-file.ts'
import { refusedFile, tooLargeFile } from './refused-file.ts'

/** Aborted when the client disconnects before it has the response. */
export function disconnectSignalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  if (raw.destroyed) gone.abort()
  return gone.signal
}

/**
 * Receives the file in the field `file` and writes it to the folder as it arrives.
 * Throws `invalid_request`, `too_large`, `not_json`.
 */
export async function fileOf(
  request: FastifyRequest,
  rules: FileRules,
  folder: string,
): Promise<ReceivedFile> {
  // One byte above the limit, so that a file that is too large is detected.
  const maxBytes = Math.max(...Object.values(rules).map(({ mostBytes }) => mostBytes)) + 1
  const part = await formFileOf(request, maxBytes)
  const path = join(folder, 'received')
  const { type, bytes } = await receive(part, path, rules)
  if (bytes === 0) throw refusedFile('This file is empty. Please choose another.')
  const refusal = refusalOf(type, rules)
  if (refusal) throw refusedFile(refusal)
  return { ...type, path, bytes, name: cleanFileName(part.filename) }
}

/** Writes accepted files. Refused ones are read to the end, so that the caller gets the reason. */
async function receive(part: MultipartFile, path: string, rules: FileRules) {
  const file = await open(path, 'wx')
  try {
    let head = Buffer.alloc(0)
    let type: FileType | undefined
    let bytes = 0
    for await (const chunk of chunksOf(part)) {
      bytes += chunk.length
      if (!type) {
        head = Buffer.concat([head, chunk])
        if (head.length < signatureLength) continue
      }
      const bytesToWrite = type ? chunk : head
      type ??= await typeOf(head)
      if (isAccepted(type, bytes, rules)) await file.write(bytesToWrite)
    }
    type ??= await typeOf(head)
    if (head.length < signatureLength) await file.write(head)
    const limit = rules[type.kind]
    if (limit && bytes > limit.mostBytes) throw tooLargeFile(limit.tooLarge)
    return { type, bytes }
  } finally {
    await file.close()
  }
}

const isAccepted = (type: FileType, bytes: number, rules: FileRules) =>
  refusalOf(type, rules) === null && bytes <= (rules[type.kind]?.mostBytes ?? 0)
