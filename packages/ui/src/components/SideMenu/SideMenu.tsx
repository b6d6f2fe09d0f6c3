'use client'

import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { useId } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { PanelLeftIcon } from '../Icon/work-icons'
import { IconButton } from '../IconButton/IconButton'
import { Anchor } from '../Link/LinkProvider'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './SideMenu.css'

export interface SideMenuEntry {
  /** The words of the link. Where the menu is collapsed they are read out, and seen once it opens. */
  label: string
  /** URL of the page. */
  href: string
  /** Stands before the label, and for it where the menu is collapsed. */
  icon: ReactElement
  /** Language of the label if it differs from the page. */
  lang?: string | undefined
  /** Whether the page shown is this one. @default false */
  isCurrent?: boolean
  /** Number of waiting items. */
  count?: number | undefined
}

export interface SideMenuSection {
  /** Heads the entries. */
  title: string
  /** In the order shown. */
  entries: readonly SideMenuEntry[]
}

export interface SideMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the menu. */
  label: string
  /** In the order shown. */
  sections: readonly SideMenuSection[]
  /** Above the sections: the one thing to add. It is given whether there is room for its words. */
  action?: ReactNode
  /** Shows icons alone, and the words while the pointer or the focus is on it. @default false */
  isCollapsed?: boolean
  /** Called by the button that collapses and expands; without it there is none. */
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined
  /** @default 'Collapse the menu' */
  collapseLabel?: string
}

/** Side navigation of management pages. It fills the available height. */
export function SideMenu({
  label,
  sections,
  action,
  isCollapsed = false,
  onCollapsedChange,
  collapseLabel = 'Collapse the menu',
  className,
  ...rest
}: SideMenuProps) {
  return (
    <nav
      aria-label={label}
      className={joinClasses(styles.room, className)}
      data-collapsed={isCollapsed || undefined}
      {...rest}
    >
      <div className={styles.menu}>
        {onCollapsedChange && (
          <IconButton
            label={collapseLabel}
            icon={<PanelLeftIcon />}
            pressed={isCollapsed}
            className={styles.fold}
            onClick={() => onCollapsedChange(!isCollapsed)}
          />
        )}
        {action && <div className={styles.action}>{action}</div>}
        {sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
      </div>
    </nav>
  )
}

function Section({ title, entries }: SideMenuSection) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        {title}
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <EntryLink {...entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function EntryLink({ label, href, icon, lang, isCurrent = false, count }: SideMenuEntry) {
  return (
    <Anchor href={href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words} lang={lang}>
        {label}
      </span>
      {count !== undefined && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.count}>{count}</span>
        </>
      )}
    </Anchor>
  )
}
