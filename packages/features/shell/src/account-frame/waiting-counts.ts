import { type AdminQueue, answerOf } from '@edbazaar/api-client'
import { useLoaded, useSession } from '@edbazaar/feature-platform'
import { useLocation } from 'react-router-dom'

/** The numbers of records that wait for admins, by queue; null until they are known. Loaded on every page. */
export function useWaitingCounts(isAdmin: boolean): ReadonlyMap<AdminQueue, number> | null {
  const userId = useSession()?.user.id
  const { value } = useLoaded(
    async (api, signal) => {
      const { data } = await answerOf(api.GET('/admin/waiting', { signal }))
      return new Map(data.map(({ queue, waiting }) => [queue, waiting]))
    },
    isAdmin && userId !== undefined ? userId : null,
    useLocation().key,
  )
  return value
}
