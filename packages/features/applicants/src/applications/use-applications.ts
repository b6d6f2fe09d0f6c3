import { useInboxState } from '@edbazaar/feature-list-kit/inbox'
import { useMemo } from 'react'
import { type ApplicationsState, applicationsUrl } from './applications-url'
import type { Place } from './place'

/** The state in the URL, and functions that change it. */
export function useApplications(place: Place) {
  const inbox = useInboxState(useMemo(() => applicationsUrl(place), [place]))
  return {
    ...inbox,
    place,
    /** The list with a changed filter, from its first page and without an open application. */
    narrow: (changes: Partial<ApplicationsState>) =>
      inbox.go({ ...changes, page: 1, application: null }),
  }
}

export type Page = ReturnType<typeof useApplications>
