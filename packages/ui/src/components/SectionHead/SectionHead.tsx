import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { ArrowRightIcon } from '../Icon/icons'
import { Link } from '../Link/Link'
import * as styles from './SectionHead.css'

export interface SectionHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The title of the section. */
  title: string
  /** Language of the title if it differs from the page. */
  titleLang?: string | undefined
  /** Id of the heading, for the section's `aria-labelledby`. */
  titleId?: string | undefined
  /** Heading level. @default 2 */
  level?: 2 | 3
  /** Secondary text beside the title, such as the source. */
  note?: ReactNode
  /** Link to the full list: "All 1,284 schools". */
  more?: { label: string; href: string } | undefined
  /** Removes the space below, for tables that have their own. @default false */
  isFlush?: boolean
}

/** The heading of a section, under a double line. */
export function SectionHead({
  title,
  titleLang,
  titleId,
  level = 2,
  note,
  more,
  isFlush = false,
  className,
  ...rest
}: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <header
      data-flush={isFlush || undefined}
      className={joinClasses(styles.head, className)}
      {...rest}
    >
      <div className={styles.line}>
        <Heading id={titleId} lang={titleLang} className={styles.title}>
          {title}
        </Heading>
        {note && <p className={styles.aside}>{note}</p>}
        {more && (
          <Link href={more.href} className={styles.more}>
            {more.label}
            <ArrowRightIcon size="small" />
          </Link>
        )}
      </div>
    </header>
  )
}
