import type { ReactElement, ReactNode } from 'react'
import type { MenuLink } from '../Menu/menu-item'

/** One entry of a menu. */
export interface MenuEntry {
  /** The link text. */
  label: string
  /** URL of the page. */
  href: string
  /** Whether this is the current page or its parent. @default false */
  isCurrent?: boolean
}

/** An entry that opens a submenu. */
export interface MenuGroup {
  /** The label of the button. */
  label: string
  /** The entries of the submenu. */
  items: readonly MenuLink[]
  /** Whether one of these is the current page. @default false */
  isCurrent?: boolean
}

/** An entry of the bottom bar: an icon with a label. */
export type BarEntry = (MenuEntry | MenuGroup) & { icon: ReactElement }

/** The content of the strip above the header. */
export interface TopStrip {
  /** Place and date. */
  start?: ReactNode
  /** Language and help. */
  end?: ReactNode
}
