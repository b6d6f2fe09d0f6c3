import { type ComponentType, createContext, use } from 'react'
import type { ActionLook } from '../schools/school-actions'

/** The fields of a product, job or blog that actions need. */
export interface EntityActionTarget {
  kind: 'product' | 'job' | 'blog'
  id: number
  name: string
}

interface EntityActionButtonsProps {
  entity: EntityActionTarget
  look: ActionLook
}

export interface EntityAction {
  /** Column heading in lists: "Bookmark". */
  heading: string
  Button: ComponentType<EntityActionButtonsProps>
}

/** Actions available wherever a product, job or blog is shown. The app fills it from its flows. */
export const EntityActionsContext = createContext<readonly EntityAction[]>([])

/** Column headings of the action buttons. */
export function useEntityActionHeadings(): string[] {
  return use(EntityActionsContext).map(({ heading }) => heading)
}

/** The action buttons of an entity, in the order of the headings. */
export function EntityActionButtons(props: EntityActionButtonsProps) {
  return use(EntityActionsContext).map(({ heading, Button }) => <Button key={heading} {...props} />)
}
