import { createContext, type ReactNode } from 'react'

/** The parts that other flows add to every page. Storybook's preview provides them, so stories import no flow. */
export interface StorySite {
  /** The account control in the header. */
  account: ReactNode
  /** Above the bar at the bottom of a phone. */
  aboveBar: ReactNode
  /** Panels and other parts without a place on the page. */
  panels: ReactNode
  /** Wraps the page in the actions of cards and rows. */
  wrap: (page: ReactNode) => ReactNode
}

const emptySite: StorySite = { account: null, aboveBar: null, panels: null, wrap: (page) => page }

export const StorySiteContext = createContext(emptySite)
