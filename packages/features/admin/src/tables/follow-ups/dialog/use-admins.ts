import { answerOf } from '@edbazaar/api-client'
import { useLoaded } from '@edbazaar/feature-platform'

/** The admins who can be assigned a record. */
export const useAdmins = () =>
  useLoaded(async (api, signal) => {
    const { data } = await answerOf(api.GET('/admin/admins', { signal }))
    return data
  }, 'admins')
