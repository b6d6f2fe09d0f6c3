import { AppError } from '../../../app-error.ts'

/** The error for a refused file; `msg` gives the reason. */
export const refusedFile = (msg: string) =>
  new AppError('invalid_request', msg, [{ field: 'file', msg }])

/** The error for a request that contains no form with a file. */
export const formRequired = () =>
  new AppError('not_json', 'Please send the file as multipart/form-data, in the field “file”.')

export const tooLargeFile = (msg: string) =>
  new AppError('too_large', msg, [{ field: 'file', msg }])

/** The form contains no file in the field `file`, or something else beside it. */
export const missingFile = () =>
  new AppError('invalid_request', 'Please send one file in the field “file”.', [
    { field: 'file', msg: 'must be one file' },
  ])

/** The form ends too early, or can't be read. */
export const unreadableFile = () =>
  refusedFile('The file did not arrive completely. Please send it again.')
