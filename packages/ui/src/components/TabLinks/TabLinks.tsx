import type { ComponentProps } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatCount } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { Anchor } from '../Link/LinkProvider'
import * as styles from './TabLinks.css'

export interface TabLink {
  /** The part: "Tuitions". */
  label: string
  /** Address of the part. */
  href: string
  /** Whether the page shown is this one; exactly one is. */
  isCurrent: boolean
  /** How many are there; in words where it is not exact: "100+". */
  count?: number | string | undefined
}

export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** What the tabs choose between: "Kinds". */
  label: string
  /** In the order shown, at most five. */
  tabs: readonly TabLink[]
}

/** Parts of one list, each a link to a page of its own, with its count. */
export function TabLinks({ label, tabs, className, ...rest }: TabLinksProps) {
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
          {tab.label} {tab.count !== undefined && <Count count={tab.count} />}
        </Anchor>
      ))}
    </nav>
  )
}

function Count({ count }: { count: number | string }) {
  return (
    <span className={styles.count}>{typeof count === 'number' ? formatCount(count) : count}</span>
  )
}
