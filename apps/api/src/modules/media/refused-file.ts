import { AppError } from '../../app-error.ts'

/** What is answered to a file that is not kept; the sentence says why. */
export const refusedFile = (msg: string) =>
  new AppError('invalid_request', msg, [{ field: 'file', msg }])

export const tooLargeFile = (msg: string) =>
  new AppError('too_large', msg, [{ field: 'file', msg }])
