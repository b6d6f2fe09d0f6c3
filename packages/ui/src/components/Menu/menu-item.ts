import type { ReactElement } from 'react'

interface MenuItemLook {
  label: string
  /** Stands before the label. */
  icon?: ReactElement
}

/** A place to go to. */
export interface MenuLink extends MenuItemLook {
  /** Address of the place. */
  href: string
  /** Whether the page shown is this one. @default false */
  isCurrent?: boolean
}

/** Something to do on this page. */
export interface MenuAction extends MenuItemLook {
  /** Called when it is chosen; the menu has closed then. */
  onSelect: () => void
}

export type MenuItem = MenuLink | MenuAction

export function isLink(item: MenuItem): item is MenuLink {
  return 'href' in item
}
