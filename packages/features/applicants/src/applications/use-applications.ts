import { media } from '@edbazaar/ui/theme'
import { useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { type ApplicationsState, applicationsUrl } from './applications-url'
import type { Place } from './place'

/** The state that the address holds, and how to change it. */
export function useApplications(place: Place) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { state: navigation, location: next } = useNavigation()
  const url = useMemo(() => applicationsUrl(place), [place])
  const state = useMemo(() => url.read(new URLSearchParams(search)), [url, search])
  const pathWith = (changes: Partial<ApplicationsState>) => url.pathOf({ ...state, ...changes })
  function go(changes: Partial<ApplicationsState>, { replace = false } = {}) {
    // The panes of a wide window stay where they are; on a phone an application is a screen of its own.
    const preventScrollReset = window.matchMedia(media.wide).matches
    void navigate(pathWith(changes), { replace, preventScrollReset })
  }
  return {
    place,
    state,
    /** The application that is open or about to open, so that quick key presses add up. */
    nextApplication: next
      ? url.read(new URLSearchParams(next.search)).application
      : state.application,
    isLoading: navigation === 'loading',
    pathWith,
    go,
    /** The list with a changed filter, from its first page and without an open application. */
    narrow: (changes: Partial<ApplicationsState>) => go({ ...changes, page: 1, application: null }),
  }
}

export type Page = ReturnType<typeof useApplications>
