import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatCount } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { Anchor } from '../Link/LinkProvider'
import * as styles from './TabLinks.css'

export interface TabLink {
  /** Name of the part: "Tuitions". */
  label: string
  /** URL of the part. */
  href: string
  /** Whether this is the current page; true for exactly one tab. */
  isCurrent: boolean
  /** Number of entries; a text if it is not exact: "100+". */
  count?: number | string | undefined
  /** Before the name, such as a `StageMark`. */
  icon?: ReactElement | undefined
}

export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** What the tabs choose between: "Kinds". */
  label: string
  /** In the order shown: at most five, or the stages of a process. */
  tabs: readonly TabLink[]
  /** At the end of the line on a wide page, such as a figure about the list. */
  end?: ReactNode
}

/** Links to the parts of one list, each with its own page and count. */
export function TabLinks({ label, tabs, end, className, ...rest }: TabLinksProps) {
  return (
    <nav aria-label={label} className={joinClasses(styles.tabs, className)} {...rest}>
      {tabs.map((tab) => (
        <Anchor
          key={tab.label}
          href={tab.href}
          lang={languageOf(tab.label)}
          className={styles.tab}
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {tab.icon}
          {tab.label} {tab.count !== undefined && <Count count={tab.count} />}
        </Anchor>
      ))}
      {end && <div className={styles.end}>{end}</div>}
    </nav>
  )
}

function Count({ count }: { count: number | string }) {
  return (
    <span className={styles.count}>{typeof count === 'number' ? formatCount(count) : count}</span>
  )
}
