import {
  type EntityAction,
  EntityActionsContext,
  type SchoolAction,
  SchoolActionsContext,
} from '@edbazaar/feature-catalogue-ui'
import { useMessages } from '@edbazaar/feature-platform'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { BookmarkToggle, SchoolBookmarkToggle } from './BookmarkToggle'
import { useMayBookmark } from './bookmark-atoms'
import { CompareButton } from './CompareButton'
import { messages } from './messages'

const noActions: readonly EntityAction[] = []

/** Provides the buttons of cards: those that the user has permission for, and all to visitors. */
export function ShortlistActionsProvider({ children }: { children: ReactNode }) {
  // Deferred, so that rows whose code has not loaded yet stay in view: see `lazyPart`.
  const mayBookmark = useDeferredValue(useMayBookmark())
  const { compareOnly, schoolActions, entityActions } = useActions()
  return (
    <SchoolActionsContext value={mayBookmark ? schoolActions : compareOnly}>
      <EntityActionsContext value={mayBookmark ? entityActions : noActions}>
        {children}
      </EntityActionsContext>
    </SchoolActionsContext>
  )
}

/** The actions for schools, in the order they are shown, and for products, jobs and blogs. */
function useActions() {
  const t = useMessages(messages)
  return useMemo(() => {
    const heading = t(messages.bookmark)
    const compareOnly: readonly SchoolAction[] = [
      { heading: t(messages.compare), Button: CompareButton },
    ]
    return {
      compareOnly,
      schoolActions: [...compareOnly, { heading, Button: SchoolBookmarkToggle }],
      entityActions: [{ heading, Button: BookmarkToggle }],
    }
  }, [t])
}
