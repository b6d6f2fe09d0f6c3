import type { ComponentProps } from 'react'
import { formatCount } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { ButtonLink } from '../Button/Button'
import { ArrowRightIcon, ChevronLeftIcon } from '../Icon/icons'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './Pagination.css'
import { pageNumbers } from './page-numbers'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number
  /** The last available page. */
  lastPage: number
  /** Results on each page. */
  perPage: number
  /** All results. */
  total: number
  /** Whether `total` is exact; otherwise it reads "48+". @default true */
  isTotalExact?: boolean
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string
  /** @default 'Pages' */
  label?: string
}

/** Position in a list and links to its other pages. Renders nothing for a single page. */
export function Pagination({
  page,
  lastPage,
  perPage,
  total,
  isTotalExact = true,
  hrefOf,
  label = 'Pages',
  className,
  ...rest
}: PaginationProps) {
  const first = (page - 1) * perPage + 1
  const end = Math.min(page * perPage, total)
  const all = `${formatCount(total)}${isTotalExact ? '' : '+'}`
  return (
    <nav aria-label={label} className={joinClasses(styles.pages, className)} {...rest}>
      <span className={styles.span}>
        {formatCount(first)}–{formatCount(end)} of {all}
      </span>
      <div className={styles.links}>
        {page > 1 && (
          <ButtonLink
            href={hrefOf(page - 1)}
            rel="prev"
            className={styles.page}
            aria-label="Previous"
          >
            <ChevronLeftIcon size="small" />
          </ButtonLink>
        )}
        {lastPage > 1 &&
          pageNumbers(page, lastPage).map((number, index) =>
            number === 0 ? (
              <Gap key={index < 3 ? 'before' : 'after'} />
            ) : (
              <PageLink key={number} number={number} current={page} href={hrefOf(number)} />
            ),
          )}
        {page < lastPage && (
          <ButtonLink href={hrefOf(page + 1)} rel="next">
            Next
            <ArrowRightIcon size="small" />
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}

function Gap() {
  return (
    <span className={joinClasses(styles.gap, styles.far)} aria-hidden="true">
      …
    </span>
  )
}

function PageLink({ number, current, href }: { number: number; current: number; href: string }) {
  const isFar = Math.abs(number - current) > 1
  return (
    <ButtonLink
      href={href}
      aria-current={number === current ? 'page' : undefined}
      className={joinClasses(styles.page, isFar && styles.far)}
    >
      <VisuallyHidden>Page </VisuallyHidden>
      {formatCount(number)}
    </ButtonLink>
  )
}
