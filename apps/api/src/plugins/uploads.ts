import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'
import { hasCode } from '../db/embedded/error-code.ts'
import type { UploadsService } from '../modules/media/uploads.service.ts'

interface UploadsOptions {
  readonly uploads: UploadsService
}

const hour = 3_600_000

/** Lets files be sent, and removes those that were never put to use: now and every hour. */
export const uploadsPlugin = fp<UploadsOptions>(
  async (app, { uploads }) => {
    await app.register(multipart, { throwFileSizeLimit: true })
    let timer: NodeJS.Timeout | undefined
    let sweeping = Promise.resolve()
    const sweep = () => {
      sweeping = sweeping.then(uploads.sweep).catch((error: unknown) => {
        app.log.error({ err: error }, 'unused files not removed')
      })
    }
    app.addHook('onListen', async () => {
      timer = setInterval(sweep, hour)
      timer.unref()
      sweep()
    })
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await sweeping
    })
  },
  { name: 'uploads' },
)

interface FileLimit {
  readonly mostBytes: number
  /** What is said of a larger file. */
  readonly tooLarge: string
}

/** The one file of a request, in its field `file`. Throws `invalid_request`, `too_large`, `not_json`. */
export async function fileOf(request: FastifyRequest, limit: FileLimit): Promise<Buffer> {
  if (!request.isMultipart())
    throw new AppError('not_json', 'Please send the file as multipart/form-data.')
  const bytes = await readFile(request, limit)
  if (bytes === null || bytes.length === 0) throw noFile()
  return bytes
}

async function readFile(
  request: FastifyRequest,
  { mostBytes, tooLarge }: FileLimit,
): Promise<Buffer | null> {
  try {
    const limits = { fileSize: mostBytes, files: 1, fields: 0, parts: 2 }
    const part = await request.file({ limits })
    if (part?.fieldname !== 'file') return null
    const bytes = await part.toBuffer()
    // Where the last bytes come alone, the parser cuts them off without a word.
    if (part.file.truncated) throw isTooLarge(tooLarge)
    return bytes
  } catch (error) {
    if (error instanceof AppError) throw error
    if (hasCode(error, 'FST_REQ_FILE_TOO_LARGE')) throw isTooLarge(tooLarge)
    throw noFile()
  }
}

const isTooLarge = (msg: string) => new AppError('too_large', msg, [{ field: 'file', msg }])

const noFile = () =>
  new AppError('invalid_request', 'Please send one file, in the field “file”.', [
    { field: 'file', msg: 'must be one file' },
  ])
