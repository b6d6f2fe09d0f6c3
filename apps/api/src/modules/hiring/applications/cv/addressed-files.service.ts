import { AppError } from '../../../../app-error.ts'
import type { AnswerFilesRepository } from './answer-files.repository.ts'
import type { CvRepository } from './cv.repository.ts'
import type { CvAddresses } from './cv-addresses.ts'

export type AddressedFiles = ReturnType<typeof createAddressedFiles>

interface AddressedFilesDeps {
  readonly addresses: Pick<CvAddresses, 'read'>
  readonly cvs: Pick<CvRepository, 'read'>
  readonly files: Pick<AnswerFilesRepository, 'read'>
}

/** The files that signed addresses serve. */
export const createAddressedFiles = ({ addresses, cvs, files }: AddressedFilesDeps) => ({
  /** The CV, or the file that answers a question. Throws `not_found`. */
  async read(token: string) {
    const addressed = await addresses.read(token)
    const file = !addressed
      ? undefined
      : addressed.questionId === null
        ? await cvs.read(addressed.applicationId)
        : await files.read(addressed.applicationId, addressed.questionId)
    if (!file) throw new AppError('not_found', 'This link has expired. Open the file again.')
    return file
  },
})
