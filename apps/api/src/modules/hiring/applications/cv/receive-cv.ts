import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { receiveSmallFile } from '../../../platform/media/form-file.ts'
import { refusedFile } from '../../../platform/media/refused-file.ts'

/** A received CV, or a file that answers a question. */
export interface ReceivedCv {
  readonly name: string
  readonly mime: string
  readonly content: Buffer
}

const maxBytes = 5 * 1024 * 1024
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
  const { name, content } = await receiveSmallFile(request, {
    maxBytes,
    tooLarge: `The ${what === 'CV' ? 'CV' : 'file'} is larger than 5 MB. Choose a smaller file.`,
    empty: 'This file is empty. Choose another.',
  })
  const mime = (await fileTypeFromBuffer(content))?.mime ?? ''
  const extension = extensions[mime]
  if (extension === undefined) throw refusedFile('Choose a PDF or Word file (.pdf or .docx).')
  const base = name?.replace(/\.[^.]*$/, '') || what
  return { name: `${base}.${extension}`, mime, content }
}
