import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatCount } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { Anchor, type AnchorProps } from '../Link/LinkProvider'
import * as styles from './IndexList.css'

export interface IndexListProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the column and link to the full list. */
  title: string
  /** URL of the full list. */
  href: string
  /** `IndexEntry`s. */
  children: ReactNode
}

/** A column of links: a heading that links to the full list, then its entries. */
export function IndexList({ title, href, className, children, ...rest }: IndexListProps) {
  return (
    <section className={className} {...rest}>
      <h3 className={styles.title}>
        <Anchor href={href} className={styles.all}>
          {title}
        </Anchor>
      </h3>
      <ul>{children}</ul>
    </section>
  )
}

export interface IndexEntryProps extends Omit<AnchorProps, 'children'> {
  /** One icon of `@edbazaar/ui/Icon`. */
  icon?: ReactElement | undefined
  /** The link text. Its language is detected. */
  label: string
  /** Number of results; omit it if not counted. */
  count?: number | undefined
}

/** An entry of an `IndexList`: icon, label, dotted line and count. The whole line is a link. */
export function IndexEntry({ icon, label, count, className, ...rest }: IndexEntryProps) {
  return (
    <li>
      <Anchor className={joinClasses(styles.entry, className)} {...rest}>
        {icon}
        <span lang={languageOf(label)}>{label}</span>
        {count !== undefined && (
          <>
            <i className={styles.leader} />
            <span className={styles.count}>{formatCount(count)}</span>
          </>
        )}
      </Anchor>
    </li>
  )
}

/** Placeholder for a loading entry, with the same layout. */
export function IndexEntrySkeleton({ icon }: Pick<IndexEntryProps, 'icon'>) {
  return (
    <li aria-hidden="true" className={styles.entry}>
      {icon}
      <span className={styles.bar} />
    </li>
  )
}
