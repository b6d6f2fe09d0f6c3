import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatCount } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { Anchor, type AnchorProps } from '../Link/LinkProvider'
import * as styles from './IndexList.css'

export interface IndexListProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heads the column and leads to everything of its kind. */
  title: string
  /** Where everything of this kind is. */
  href: string
  /** `IndexEntry`s. */
  children: ReactNode
}

/** A column of an index, as in a timetable: a heading that leads to all, then its entries. */
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
  /** The words of the link; their language is recognised. */
  label: string
  /** How many are found there; left out where nobody has counted. */
  count?: number | undefined
}

/** A line of an index: icon, words, leader dots and a count. All of it is the link. */
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

/** The same line with a grey bar, while its words are on their way. */
export function IndexEntrySkeleton({ icon }: Pick<IndexEntryProps, 'icon'>) {
  return (
    <li aria-hidden="true" className={styles.entry}>
      {icon}
      <span className={styles.bar} />
    </li>
  )
}
