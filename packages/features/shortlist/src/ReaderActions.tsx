import { useMessages } from '@edbazaar/feature-platform'
import {
  type SchoolAction,
  SchoolActionsContext,
  type ThingAction,
  ThingActionsContext,
} from '@edbazaar/feature-shell'
import { type ReactNode, useMemo } from 'react'
import { BookmarkMark, SchoolBookmark } from './BookmarkMark'
import { useMayBookmark } from './bookmark-atoms'
import { CompareButton } from './CompareButton'
import { messages } from './messages'

const nothing: readonly ThingAction[] = []

/** Gives every card its buttons: those that whoever is signed in may use, and all to visitors. */
export function ReaderActions({ children }: { children: ReactNode }) {
  const mayBookmark = useMayBookmark()
  const { compareAlone, schoolActions, thingActions } = useActions()
  return (
    <SchoolActionsContext value={mayBookmark ? schoolActions : compareAlone}>
      <ThingActionsContext value={mayBookmark ? thingActions : nothing}>
        {children}
      </ThingActionsContext>
    </SchoolActionsContext>
  )
}

/** What can be done with a school, in this order, and with products, jobs and blogs. */
function useActions() {
  const t = useMessages(messages)
  return useMemo(() => {
    const head = t(messages.bookmark)
    const compareAlone: readonly SchoolAction[] = [
      { head: t(messages.compare), Button: CompareButton },
    ]
    return {
      compareAlone,
      schoolActions: [...compareAlone, { head, Button: SchoolBookmark }],
      thingActions: [{ head, Button: BookmarkMark }],
    }
  }, [t])
}
