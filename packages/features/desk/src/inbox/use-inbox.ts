import { useInboxState } from '@edbazaar/feature-list-kit/inbox'
import { useMemo } from 'react'
import { type InboxState, inboxUrl } from './inbox-url'
import type { DeskPlace } from './place'

/** The state in the URL, and functions that change it. */
export function useInbox(place: DeskPlace) {
  const inbox = useInboxState(useMemo(() => inboxUrl(place), [place]))
  return {
    ...inbox,
    place,
    /** The list with a changed filter, from its first page and without an open enquiry. */
    narrow: (changes: Partial<InboxState>) => inbox.go({ ...changes, page: 1, enquiry: null }),
  }
}

export type Inbox = ReturnType<typeof useInbox>
