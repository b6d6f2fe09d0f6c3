import { answerOf } from '@edbazaar/api-client'
import { useLoaded } from '@edbazaar/feature-platform'
import type { OwnSessions } from '../../batch-types'

/**
 * The sessions of a store on a day; null until they are loaded. The check is a help: if they cannot be
 * loaded, the session can be moved without it.
 */
export function useOtherSessions(day: string, storeId: number): OwnSessions | null {
  const query = { from: day, to: day, store_id: storeId }
  const { value } = useLoaded(
    (api, signal) => answerOf(api.GET('/stores/sessions', { params: { query }, signal })),
    day === '' ? null : `${storeId}/${day}`,
  )
  return value
}
