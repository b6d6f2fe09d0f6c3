import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { Anchor } from '../Link/LinkProvider'
import * as styles from './BottomBar.css'
import type { BarEntry } from './entries'

export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Up to five; only what exists. */
  entries: readonly BarEntry[]
}

/** The phone's menu, along the foot of the window below 1024 px. */
export function BottomBar({ entries, className, ...rest }: BottomBarProps) {
  return (
    <nav aria-label="Quick" className={joinClasses(styles.bar, className)} {...rest}>
      {entries.map((entry) => (
        <Anchor
          key={entry.href}
          href={entry.href}
          className={styles.entry}
          onClick={entry.onClick}
          aria-current={entry.isCurrent ? 'page' : undefined}
        >
          {entry.icon}
          {entry.label}
        </Anchor>
      ))}
    </nav>
  )
}
