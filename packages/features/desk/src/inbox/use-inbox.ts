import { media } from '@edbazaar/ui/theme'
import { useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { type InboxState, inboxUrl } from './inbox-url'
import type { DeskPlace } from './place'

/** The state that the address holds, and how to change it. */
export function useInbox(place: DeskPlace) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { state: navigation, location: next } = useNavigation()
  const isLoading = navigation === 'loading'
  const url = useMemo(() => inboxUrl(place), [place])
  const state = useMemo(() => url.read(new URLSearchParams(search)), [url, search])
  const pathWith = (changes: Partial<InboxState>) => url.pathOf({ ...state, ...changes })
  function go(changes: Partial<InboxState>, { replace = false } = {}) {
    // The panes of a wide window stay where they are; on a phone an enquiry is a screen of its own.
    const preventScrollReset = window.matchMedia(media.wide).matches
    void navigate(pathWith(changes), { replace, preventScrollReset })
  }
  return {
    place,
    state,
    /** The enquiry that is open or about to open, so that quick key presses add up. */
    nextEnquiry: next ? url.read(new URLSearchParams(next.search)).enquiry : state.enquiry,
    isLoading,
    pathWith,
    go,
    /** The list with a changed filter, from its first page and without an open enquiry. */
    narrow: (changes: Partial<InboxState>) => go({ ...changes, page: 1, enquiry: null }),
  }
}

export type Inbox = ReturnType<typeof useInbox>
