import type { SchoolSummary } from '@edbazaar/api-client'
import { type ComponentType, createContext, use } from 'react'

/** The fields of a school that actions need. */
export interface SchoolActionTarget {
  id: number
  slug: string
  name: string
  /** Image URL. */
  image: string
}

/** Maps a school of a list to its action target. */
export function schoolActionTarget({ id, slug, name, image }: SchoolSummary): SchoolActionTarget {
  return { id, slug, name, image: image.url }
}

/** `icon` in a row whose column has a heading; `text` on a card; `page` on the entity's own page. */
export type ActionLook = 'icon' | 'text' | 'page'

export interface SchoolAction {
  /** Column heading in lists: "Compare". */
  heading: string
  Button: ComponentType<{ school: SchoolActionTarget; look: ActionLook }>
}

/** Actions available wherever a school is shown. The app fills it from its flows. */
export const SchoolActionsContext = createContext<readonly SchoolAction[]>([])

/** Column headings of the action buttons, for `SchoolList`. */
export function useSchoolActionHeadings(): string[] {
  return use(SchoolActionsContext).map(({ heading }) => heading)
}

interface SchoolActionButtonsProps {
  school: SchoolActionTarget
  look: ActionLook
}

/** The action buttons of a school, in the order of the headings. */
export function SchoolActionButtons(props: SchoolActionButtonsProps) {
  return use(SchoolActionsContext).map(({ heading, Button }) => <Button key={heading} {...props} />)
}
