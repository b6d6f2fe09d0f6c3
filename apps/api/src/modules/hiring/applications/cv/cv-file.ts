import type { AnswerFile } from './answer-file.ts'
import type { CvRepository } from './cv.repository.ts'

type FoundCv = NonNullable<Awaited<ReturnType<CvRepository['find']>>>

/** The contract's `CvFile`. */
export const toCvFile = ({ name, mime, size, uploadedAt }: FoundCv) => ({
  name,
  mime,
  size,
  uploaded_at: uploadedAt.toISOString(),
})

/** The answer to a question, as the contract has it. */
export const toFileAnswer = (file: AnswerFile, isShown: boolean) => ({
  question_id: file.questionId,
  prompt: file.prompt,
  value: '',
  is_file: true,
  file: isShown ? toCvFile(file) : null,
})
