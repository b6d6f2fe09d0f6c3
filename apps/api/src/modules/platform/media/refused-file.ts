import { AppError } from '../../../app-error.ts'

/** What is answered to a file that is not kept; the sentence says why. */
export const refusedFile = (msg: string) =>
  new AppError('invalid_request', msg, [{ field: 'file', msg }])

/** What is answered where no form with a file came, but something else. */
export const notAForm = () =>
  new AppError('not_json', 'Please send the file as multipart/form-data, in the field “file”.')

export const tooLargeFile = (msg: string) =>
  new AppError('too_large', msg, [{ field: 'file', msg }])
