import type { ComponentProps } from 'react'
import { formatCount } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { ButtonLink } from '../Button/Button'
import { ArrowRightIcon, ChevronLeftIcon } from '../Icon/icons'
import { defaultLabels, type PaginationLabels } from './labels'
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
  /** Other texts of the pagination. @default English */
  labels?: Partial<PaginationLabels> | undefined
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
  labels: givenLabels,
  className,
  ...rest
}: PaginationProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const first = (page - 1) * perPage + 1
  const end = Math.min(page * perPage, total)
  const all = `${formatCount(total)}${isTotalExact ? '' : '+'}`
  return (
    <nav aria-label={label} className={joinClasses(styles.pages, className)} {...rest}>
      <span className={styles.span}>
        {labels.results(formatCount(first), formatCount(end), all)}
      </span>
      <div className={styles.links}>
        {page > 1 && (
          <ButtonLink
            href={hrefOf(page - 1)}
            rel="prev"
            className={styles.page}
            aria-label={labels.previous}
          >
            <ChevronLeftIcon size="small" />
          </ButtonLink>
        )}
        {lastPage > 1 &&
          pageNumbers(page, lastPage).map((number, index) =>
            number === 0 ? (
              <Gap key={index < 3 ? 'before' : 'after'} />
            ) : (
              <PageLink
                key={number}
                number={number}
                label={labels.page(formatCount(number))}
                current={page}
                href={hrefOf(number)}
              />
            ),
          )}
        {page < lastPage && (
          <ButtonLink href={hrefOf(page + 1)} rel="next">
            {labels.next}
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

interface PageLinkProps {
  number: number
  label: string
  current: number
  href: string
}

function PageLink({ number, label, current, href }: PageLinkProps) {
  const isFar = Math.abs(number - current) > 1
  return (
    <ButtonLink
      href={href}
      aria-label={label}
      aria-current={number === current ? 'page' : undefined}
      className={joinClasses(styles.page, isFar && styles.far)}
    >
      {formatCount(number)}
    </ButtonLink>
  )
}
