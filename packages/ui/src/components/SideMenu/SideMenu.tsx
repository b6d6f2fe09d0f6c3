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
  /** The link text. In a collapsed menu it is only for screen readers. */
  label: string
  /** URL of the page. */
  href: string
  /** Shown before the label, or alone if the menu is collapsed. */
  icon: ReactElement
  /** Language of the label if it differs from the page. */
  lang?: string | undefined
  /** Whether this is the current page. @default false */
  isCurrent?: boolean
  /** Number of entries that need an answer. */
  count?: number | undefined
}

export interface SideMenuSection {
  /** Heading of the entries. Without it the entries stand alone, for example at the top. */
  title?: string | undefined
  /** In the order shown. */
  entries: readonly SideMenuEntry[]
  /** An action below the entries, such as a button that adds one. */
  action?: ReactNode
}

export interface SideMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the menu. */
  label: string
  /** In the order shown. */
  sections: readonly SideMenuSection[]
  /** The main action above the sections. */
  action?: ReactNode
  /** Shows only icons, and labels while the pointer or keyboard focus is on it. @default false */
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
      className={joinClasses(styles.column, className)}
      data-collapsed={isCollapsed || undefined}
      {...rest}
    >
      <div className={styles.menu}>
        {onCollapsedChange && (
          <IconButton
            label={collapseLabel}
            icon={<PanelLeftIcon />}
            pressed={isCollapsed}
            className={styles.toggle}
            onClick={() => onCollapsedChange(!isCollapsed)}
          />
        )}
        {action && <div className={styles.action}>{action}</div>}
        {sections.map((section) => (
          <Section key={section.title ?? ''} {...section} />
        ))}
      </div>
    </nav>
  )
}

function Section({ title, entries, action }: SideMenuSection) {
  const id = useId()
  const content = (
    <>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.href}>
              <EntryLink {...entry} />
            </li>
          ))}
        </ul>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </>
  )
  if (title === undefined) return content
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        {title}
      </h2>
      {content}
    </section>
  )
}

function EntryLink({ label, href, icon, lang, isCurrent = false, count }: SideMenuEntry) {
  return (
    <Anchor href={href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text} lang={lang}>
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
