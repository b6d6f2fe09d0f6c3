import type { ReactElement } from 'react'

interface MenuItemLook {
  label: string
  /** Shown before the label. */
  icon?: ReactElement
}

/** An entry that opens a page. */
export interface MenuLink extends MenuItemLook {
  /** URL of the page. */
  href: string
  /** Whether this is the current page. @default false */
  isCurrent?: boolean
}

/** An entry that does something on the current page. */
export interface MenuAction extends MenuItemLook {
  /** Called on selection, after the menu has closed. */
  onSelect: () => void
  /** Whether it stands for what is in view, such as the current section. @default false */
  isCurrent?: boolean
}

export type MenuItem = MenuLink | MenuAction

export function isLink(item: MenuItem): item is MenuLink {
  return 'href' in item
}
