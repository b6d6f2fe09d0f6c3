import { answerOf } from '@edbazaar/api-client'
import { useLoaded, useSession } from '@edbazaar/feature-platform'
import { useLocation } from 'react-router-dom'

interface EnquiryCounts {
  admission: number
  'product-enquiries': number
}

/** Live enquiries of the user's schools and stores; null until they are known. Loaded on every page. */
export function useEnquiryCounts(isNeeded: boolean): EnquiryCounts | null {
  const userId = useSession()?.user.id ?? null
  const { value } = useLoaded(
    async (api, signal) => {
      if (userId === null) return null
      const options = { params: { path: { userId } }, signal }
      const [schools, stores] = await Promise.all([
        answerOf(api.GET('/schools/schools-enquiries-count/{userId}', options)),
        answerOf(api.GET('/stores/services-enquiries-count/{userId}', options)),
      ])
      return {
        admission: schools.enquiries_count,
        'product-enquiries': stores.total_enquiry_count,
      }
    },
    isNeeded ? userId : null,
    useLocation().key,
  )
  return value
}
