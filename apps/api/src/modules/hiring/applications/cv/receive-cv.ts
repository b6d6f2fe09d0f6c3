import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { cleanFileName } from '../../../platform/media/file-name.ts'
import { formRequired, refusedFile, tooLargeFile } from '../../../platform/media/refused-file.ts'

/** A received CV, or a file that answers a question. */
export interface ReceivedCv {
  readonly name: string
  readonly mime: string
  readonly content: Buffer
}

const mostBytes = 5 * 1024 * 1024
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const extensions: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', [docx]: 'docx' }

/**
 * Receives a CV, or a file with another name, in the field `file`; its content decides on the type, not
 * its name. Throws `invalid_request`, `too_large`, `not_json`.
 */
export async function receiveCv(
  request: FastifyRequest,
  what: 'CV' | 'File' = 'CV',
): Promise<ReceivedCv> {
  if (!request.isMultipart()) throw formRequired()
  const part = await request
    .file({ limits: { fileSize: mostBytes, files: 1, fields: 0, parts: 2 } })
    .catch(() => undefined)
  if (part?.fieldname !== 'file') {
    part?.file.resume()
    throw refusedFile('Choose a file.')
  }
  const content = await part.toBuffer().catch(() => null)
  if (part.file.truncated || content === null)
    throw tooLargeFile(
      `The ${what === 'CV' ? 'CV' : 'file'} is larger than 5 MB. Choose a smaller file.`,
    )
  if (content.length === 0) throw refusedFile('This file is empty. Choose another.')
  const mime = (await fileTypeFromBuffer(content))?.mime ?? ''
  const extension = extensions[mime]
  if (extension === undefined) throw refusedFile('Choose a PDF or Word file (.pdf or .docx).')
  const base = cleanFileName(part.filename)?.replace(/\.[^.]*$/, '') || what
  return { name: `${base}.${extension}`, mime, content }
}
