import { useMessages } from '@edbazaar/feature-platform'
import {
  type EntityAction,
  EntityActionsContext,
  type SchoolAction,
  SchoolActionsContext,
} from '@edbazaar/feature-shell'
import { type ReactNode, useMemo } from 'react'
import { BookmarkMark, SchoolBookmark } from './BookmarkMark'
import { useMayBookmark } from './bookmark-atoms'
import { CompareButton } from './CompareButton'
import { messages } from './messages'

const nothing: readonly EntityAction[] = []

/** Gives every card its buttons: those that whoever is signed in may use, and all to visitors. */
export function ReaderActions({ children }: { children: ReactNode }) {
  const mayBookmark = useMayBookmark()
  const { compareAlone, schoolActions, entityActions } = useActions()
  return (
    <SchoolActionsContext value={mayBookmark ? schoolActions : compareAlone}>
      <EntityActionsContext value={mayBookmark ? entityActions : nothing}>
        {children}
      </EntityActionsContext>
    </SchoolActionsContext>
  )
}

/** What can be done with a school, in this order, and with products, jobs and blogs. */
function useActions() {
  const t = useMessages(messages)
  return useMemo(() => {
    const heading = t(messages.bookmark)
    const compareAlone: readonly SchoolAction[] = [
      { heading: t(messages.compare), Button: CompareButton },
    ]
    return {
      compareAlone,
      schoolActions: [...compareAlone, { heading, Button: SchoolBookmark }],
      entityActions: [{ heading, Button: BookmarkMark }],
    }
  }, [t])
}
