import { answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** Loads the form of a batch; its `batch` is null once it is no longer listed. */
export const loadBook = privateLoader(({ api, params, signal }) => {
  const path = { id: Number(params.batch) }
  return answerOf(api.GET('/batches/{id}/booking-form', { params: { path }, signal }))
})

export type LoadedBook = NonNullable<Awaited<ReturnType<typeof loadBook>>>
