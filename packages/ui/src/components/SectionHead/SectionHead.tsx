import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { ArrowRightIcon } from '../Icon/icons'
import { Link } from '../Link/Link'
import * as styles from './SectionHead.css'

export interface SectionHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** What the section holds. */
  title: string
  /** Language of the title where it is not the page's. */
  titleLang?: string | undefined
  /** Id of the heading, for the section's `aria-labelledby`. */
  titleId?: string | undefined
  /** Rank of the heading. @default 2 */
  level?: 2 | 3
  /** A few quiet words beside the title, such as who said it. */
  note?: ReactNode
  /** Where the rest is: "All 1,284 schools". */
  more?: { label: string; href: string } | undefined
  /** No room beneath, for tables that bring their own. @default false */
  isFlush?: boolean
}

/** Opens a section as a newspaper column does: a thick and a thin rule, then the title. */
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
