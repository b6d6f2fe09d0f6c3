import type { AnswerFilesRepository } from './answer-files.repository.ts'

export type AnswerFile = Awaited<ReturnType<AnswerFilesRepository['list']>>[number]
