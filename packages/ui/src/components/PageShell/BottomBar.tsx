import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './BottomBar.css'
import { EntryLink } from './EntryLink'
import type { BarEntry } from './entries'

export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the menu. */
  label: string
  /** Up to five; existing pages only. */
  entries: readonly BarEntry[]
}

/** The menu at the bottom of the window below 1024 px. */
export function BottomBar({ label, entries, className, ...rest }: BottomBarProps) {
  return (
    <nav aria-label={label} className={joinClasses(styles.bar, className)} {...rest}>
      {entries.map((entry) => (
        <EntryLink key={entry.label} entry={entry} className={styles.entry} side="top" align="end">
          {entry.icon}
          {entry.label}
        </EntryLink>
      ))}
    </nav>
  )
}
