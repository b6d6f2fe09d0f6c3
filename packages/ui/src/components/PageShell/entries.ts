import type { ReactElement, ReactNode } from 'react'
import type { MenuLink } from '../Menu/menu-item'

/** One entry of a menu. */
export interface MenuEntry {
  /** The words of the link. */
  label: string
  /** URL of the page. */
  href: string
  /** Whether the page shown is this one or belongs to it. @default false */
  isCurrent?: boolean
}

/** An entry that opens a menu of its own. */
export interface MenuGroup {
  /** The words of the button. */
  label: string
  /** What it opens. */
  items: readonly MenuLink[]
  /** Whether the page shown is one of these. @default false */
  isCurrent?: boolean
}

/** An entry of the phone's bottom bar: a word always stands under its icon. */
export type BarEntry = (MenuEntry | MenuGroup) & { icon: ReactElement }

/** The strip above the masthead: what stands at its start and at its end. */
export interface TopStrip {
  /** Place and date. */
  start?: ReactNode
  /** Language and help. */
  end?: ReactNode
}
