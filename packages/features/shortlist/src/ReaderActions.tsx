import {
  type EntityAction,
  EntityActionsContext,
  type SchoolAction,
  SchoolActionsContext,
} from '@edbazaar/feature-shell'
import type { ReactNode } from 'react'
import { BookmarkMark, SchoolBookmark } from './BookmarkMark'
import { useMayBookmark } from './bookmark-atoms'
import { CompareButton } from './CompareButton'
import { messages } from './messages'

const { bookmark: heading, compare } = messages

const compareAlone: readonly SchoolAction[] = [{ heading: compare, Button: CompareButton }]
/** What can be done with a school on every list, card and page, in this order. */
const schoolActions: readonly SchoolAction[] = [
  ...compareAlone,
  { heading, Button: SchoolBookmark },
]
/** The same for products, jobs and blogs. */
const entityActions: readonly EntityAction[] = [{ heading, Button: BookmarkMark }]
const nothing: readonly EntityAction[] = []

/** Gives every card its buttons: those that whoever is signed in may use, and all to visitors. */
export function ReaderActions({ children }: { children: ReactNode }) {
  const mayBookmark = useMayBookmark()
  return (
    <SchoolActionsContext value={mayBookmark ? schoolActions : compareAlone}>
      <EntityActionsContext value={mayBookmark ? entityActions : nothing}>
        {children}
      </EntityActionsContext>
    </SchoolActionsContext>
  )
}
