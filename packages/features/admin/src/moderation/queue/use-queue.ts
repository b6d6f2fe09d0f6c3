import { useInboxState } from '@edbazaar/feature-list-kit/inbox'
import { media } from '@edbazaar/ui/theme'
import { useMemo, useSyncExternalStore } from 'react'
import type { QueuePlace } from '../../queue-switch/queue-places'
import { type QueueState, queueUrl } from './queue-url'

/** The state in the URL, and functions that change it. */
export function useQueue(place: QueuePlace) {
  const url = useMemo(() => queueUrl(place), [place])
  const inbox = useInboxState(url)
  return {
    ...inbox,
    place,
    url,
    isWide: useIsWide(),
    /** The list with a changed filter, from its first page and without an open case. */
    narrow: (changes: Partial<QueueState>) => inbox.go({ ...changes, page: 1, case: null }),
  }
}

export type Queue = ReturnType<typeof useQueue>

/** Whether there is room for a table, and for a case beside the list. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(media.wide)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(media.wide).matches,
    () => true,
  )
}
