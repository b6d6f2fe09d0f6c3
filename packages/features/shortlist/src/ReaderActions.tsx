import {
  type SchoolAction,
  SchoolActionsContext,
  type ThingAction,
  ThingActionsContext,
} from '@edbazaar/feature-shell'
import type { ReactNode } from 'react'
import { BookmarkMark, SchoolBookmark } from './BookmarkMark'
import { useMayBookmark } from './bookmark-atoms'
import { CompareButton } from './CompareButton'
import { messages } from './messages'

const { bookmark: head, compare } = messages

const compareAlone: readonly SchoolAction[] = [{ head: compare, Button: CompareButton }]
/** What can be done with a school on every list, card and page, in this order. */
const schoolActions: readonly SchoolAction[] = [...compareAlone, { head, Button: SchoolBookmark }]
/** The same for products, jobs and blogs. */
const thingActions: readonly ThingAction[] = [{ head, Button: BookmarkMark }]
const nothing: readonly ThingAction[] = []

/** Gives every card its buttons: those that whoever is signed in may use, and all to visitors. */
export function ReaderActions({ children }: { children: ReactNode }) {
  const mayBookmark = useMayBookmark()
  return (
    <SchoolActionsContext value={mayBookmark ? schoolActions : compareAlone}>
      <ThingActionsContext value={mayBookmark ? thingActions : nothing}>
        {children}
      </ThingActionsContext>
    </SchoolActionsContext>
  )
}
