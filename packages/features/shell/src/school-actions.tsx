import type { SchoolSummary } from '@edbazaar/api-client'
import { type ComponentType, createContext, use } from 'react'

/** What an action needs to know of a school. */
export interface ActedSchool {
  id: number
  slug: string
  name: string
  /** Address of its image. */
  image: string
}

/** The same of a school as lists have it. */
export function actedSchool({ id, slug, name, image }: SchoolSummary): ActedSchool {
  return { id, slug, name, image: image.url }
}

/** `icon` in a row whose column has a head; `words` on a standing card; `page` on its own page. */
export type ActionLook = 'icon' | 'words' | 'page'

export interface SchoolAction {
  /** Heads its column of a list: "Compare". */
  head: string
  Button: ComponentType<{ school: ActedSchool; look: ActionLook }>
}

/** What a reader can do with a school wherever it is shown. The app fills it from its flows. */
export const SchoolActionsContext = createContext<readonly SchoolAction[]>([])

/** Heads of the columns of buttons, for `SchoolList`. */
export function useActionHeads(): string[] {
  return use(SchoolActionsContext).map(({ head }) => head)
}

interface SchoolButtonsProps {
  school: ActedSchool
  look: ActionLook
}

/** The buttons of one school, in the order of the heads. */
export function SchoolButtons(props: SchoolButtonsProps) {
  return use(SchoolActionsContext).map(({ head, Button }) => <Button key={head} {...props} />)
}
