import { answerOf } from '@edbazaar/api-client'
import { useLoaded, useSession } from '@edbazaar/feature-platform'
import { useLocation } from 'react-router-dom'

/** The number of job posts of the user's listings, without drafts; null until it is known. Loaded on every page. */
export function useJobPostCount(isNeeded: boolean): number | null {
  const userId = useSession()?.user.id ?? null
  const { value } = useLoaded(
    async (api, signal) => {
      if (userId === null) return null
      const options = { params: { path: { userId } }, signal }
      return (await answerOf(api.GET('/jobs/total-count/{userId}', options))).total_job_posts
    },
    isNeeded ? userId : null,
    useLocation().key,
  )
  return value
}
