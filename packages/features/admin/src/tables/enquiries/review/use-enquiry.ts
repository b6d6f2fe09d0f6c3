import { answerOf } from '@edbazaar/api-client'
import { useLoaded } from '@edbazaar/feature-platform'

/** An enquiry as its desk sees it. */
export const useEnquiry = (id: string) =>
  useLoaded(
    (api, signal) =>
      answerOf(api.GET('/desk/enquiries/{id}', { params: { path: { id } }, signal })),
    id,
  )
