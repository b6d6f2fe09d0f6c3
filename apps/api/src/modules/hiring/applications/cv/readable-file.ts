import { AppError } from '../../../../app-error.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { isHidden } from '../record/hidden-applicant.ts'
import type { AnswerFilesRepository } from './answer-files.repository.ts'
import type { CvRepository } from './cv.repository.ts'

interface ReadableFileDeps {
  readonly cvs: Pick<CvRepository, 'find'>
  readonly files: Pick<AnswerFilesRepository, 'promptOf'>
}

/**
 * The question that a file of an application answers; null for the CV, which is without a question.
 * Throws `not_found` if there is no such file, or if the applicant is hidden.
 */
export async function requireReadableFile(
  { cvs, files }: ReadableFileDeps,
  record: ApplicationRecord,
  questionId: number | undefined,
): Promise<string | null> {
  const { id } = record.application
  const prompt = questionId === undefined ? null : await files.promptOf(id, questionId)
  const hasFile = prompt === null ? (await cvs.find(id)) !== undefined : prompt !== undefined
  if (isHidden(record) || !hasFile) throw new AppError('not_found', 'There is no file to show.')
  return prompt ?? null
}
