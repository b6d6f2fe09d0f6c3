import type { ReactNode } from 'react'
import { Anchor } from '../Link/LinkProvider'
import { Menu, type MenuProps } from '../Menu/Menu'
import type { MenuEntry, MenuGroup } from './entries'

interface EntryLinkProps extends Pick<MenuProps, 'side' | 'align'> {
  entry: MenuEntry | MenuGroup
  className: string
  /** The content of the link or button. */
  children: ReactNode
}

/** An entry of the main menu: a link, or a button that opens a submenu. */
export function EntryLink({ entry, className, children, ...placement }: EntryLinkProps) {
  if (!('items' in entry)) {
    return (
      <Anchor
        href={entry.href}
        className={className}
        aria-current={entry.isCurrent ? 'page' : undefined}
      >
        {children}
      </Anchor>
    )
  }
  return (
    <Menu
      items={entry.items}
      className={className}
      aria-current={entry.isCurrent || undefined}
      {...placement}
    >
      {children}
    </Menu>
  )
}
