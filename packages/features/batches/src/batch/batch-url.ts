import { idIn } from '@edbazaar/feature-platform'

/** State in the URL of a batch. */
export interface BatchPageState {
  /** The session to show first. */
  session: number | null
  /** Whether every session is listed. */
  showsAll: boolean
  /** The session whose attendance is shown in place of the batch. */
  attendance: number | null
}

export const batchStateIn = (search: URLSearchParams): BatchPageState => ({
  session: idIn(search.get('session')),
  showsAll: search.get('sessions') === 'all',
  attendance: idIn(search.get('attendance')),
})
