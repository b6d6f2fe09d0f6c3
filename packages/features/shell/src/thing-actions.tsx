import { type ComponentType, createContext, use } from 'react'
import type { ActionLook } from './school-actions'

/** What an action needs to know of a product, a job or a blog. */
export interface ActedThing {
  kind: 'product' | 'job' | 'blog'
  id: number
  name: string
}

interface ThingButtonsProps {
  thing: ActedThing
  look: ActionLook
}

export interface ThingAction {
  /** Heads its column of a list: "Bookmark". */
  head: string
  Button: ComponentType<ThingButtonsProps>
}

/** The same for products, jobs and blogs as `SchoolActionsContext` is for schools. */
export const ThingActionsContext = createContext<readonly ThingAction[]>([])

/** Heads of the columns of buttons, for lists of rows. */
export function useThingHeads(): string[] {
  return use(ThingActionsContext).map(({ head }) => head)
}

/** The buttons of one thing, in the order of the heads. */
export function ThingButtons(props: ThingButtonsProps) {
  return use(ThingActionsContext).map(({ head, Button }) => <Button key={head} {...props} />)
}
