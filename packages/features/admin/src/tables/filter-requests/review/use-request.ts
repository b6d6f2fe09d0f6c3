import { answerOf } from '@edbazaar/api-client'
import { useLoaded } from '@edbazaar/feature-platform'

/** A request with what a decision would change. It loads again whenever its status changes. */
export const useRequest = (id: number, status: string) =>
  useLoaded(
    (api, signal) =>
      answerOf(api.GET('/admin/filter-requests/{id}', { params: { path: { id } }, signal })),
    id,
    status,
  )
