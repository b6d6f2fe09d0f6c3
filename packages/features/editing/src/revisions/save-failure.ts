import { ApiError } from '@edbazaar/api-client'

/** The errors, by field of the API; a list can have several. */
export type RevisedErrors = readonly { readonly field: string; readonly msg: string }[]

/** The phase of a document after a save has failed. */
export function phaseAfter(cause: unknown): 'offline' | 'conflict' | 'failed' {
  if (!(cause instanceof ApiError) || cause.status === 0 || cause.status >= 500) return 'offline'
  return cause.status === 409 ? 'conflict' : 'failed'
}

export const errorsOf = (cause: ApiError): RevisedErrors =>
  cause.errors.map(({ field, msg }) => ({ field: plainField(field), msg }))

/** The API names a field of the body `fields.title`, or only `title`. */
const plainField = (field: string) => field.replace(/^fields\.?/, '') || 'fields'

/** `captions` of `captions.0.text`. */
export const rootOf = (field: string) => field.replace(/[.[].*$/, '')
