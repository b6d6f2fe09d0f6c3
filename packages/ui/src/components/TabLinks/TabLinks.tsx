import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatCount } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { ClockAlertIcon } from '../Icon/tab-icons'
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
  /** A second line, such as the age of the oldest entry: "Oldest 3 h". */
  note?: string | undefined
  /** Whether the note is a warning: a clock and brick red. @default false */
  isLate?: boolean | undefined
}

export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** The accessible name of the tabs: "Kinds". */
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
          {tab.note === undefined ? <Name tab={tab} /> : <NameAndNote tab={tab} />}
        </Anchor>
      ))}
      {end && <div className={styles.end}>{end}</div>}
    </nav>
  )
}

function Name({ tab: { icon, label, count } }: { tab: TabLink }) {
  return (
    <>
      {icon}
      {label} {count !== undefined && <Count count={count} />}
    </>
  )
}

function NameAndNote({ tab }: { tab: TabLink }) {
  return (
    <span className={styles.lines}>
      <span className={styles.name}>
        <Name tab={tab} />
      </span>{' '}
      <small className={styles.note} data-late={tab.isLate || undefined}>
        {tab.isLate && <ClockAlertIcon size="small" />}
        {tab.note}
      </small>
    </span>
  )
}

function Count({ count }: { count: number | string }) {
  return (
    <span className={styles.count}>{typeof count === 'number' ? formatCount(count) : count}</span>
  )
}
