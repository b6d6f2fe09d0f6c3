import { paths } from '@edbazaar/feature-platform'
import { isListingLimitReachedAtom } from '@edbazaar/feature-platform/panels'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import type { ListingLimit } from './LimitDialog'
import * as styles from './listings.css'

interface ListingsPageProps {
  title: string
  /** How many listings there are. */
  count?: string | undefined
  /** The button that adds a listing. */
  addButton: ReactNode
  /** Shown when the plan allows no more live listings. */
  limit: ListingLimit | null
  /** Whether the user can add one at the limit, because it starts hidden. @default false */
  canAddHidden?: boolean
  /** Shown instead of the list when there are no listings. */
  empty: { title: string; text: string } | null
  /** What was decided about the listings. */
  notices?: ReactNode
  /** The `ListingCard`s. */
  children: ReactNode
  /** What was deleted recently. */
  deleted: ReactNode
}

/** The listings of a user with their completeness, and the button that adds one. */
export function ListingsPage({
  title,
  count,
  addButton,
  limit,
  canAddHidden = false,
  empty,
  notices,
  children,
  deleted,
}: ListingsPageProps) {
  const isLimitReached = limit !== null && !canAddHidden
  const setLimitReached = useSetAtom(isListingLimitReachedAtom)
  useEffect(() => {
    setLimitReached(isLimitReached)
    return () => setLimitReached(false)
  }, [isLimitReached, setLimitReached])
  const isInviting = empty !== null && limit === null
  return (
    <>
      <header className={count === undefined ? styles.header : styles.countedHeader}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {count !== undefined && <p className={styles.count}>{count}</p>}
        </div>
        {!isInviting && addButton}
      </header>
      {limit !== null && (
        <Notice title={limit.title} className={styles.notice}>
          <p>{limit.text}</p>
          <Link href={paths.contactAbout('listing')}>{limit.contactLabel}</Link>
        </Notice>
      )}
      {notices}
      {isInviting && (
        <EmptyState title={empty.title} actions={addButton}>
          {empty.text}
        </EmptyState>
      )}
      {empty === null && <ul className={styles.list}>{children}</ul>}
      {deleted}
    </>
  )
}

interface LoadingListingsProps {
  title: string
  /** Name of the list while it is loading. */
  label: string
  shape: styles.ListingImageShape
}

/** Shown until the listings are loaded. */
export function LoadingListings({ title, label, shape }: LoadingListingsProps) {
  return (
    <div aria-busy="true" className={styles.loading}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
      </header>
      <ul className={styles.list} aria-label={label}>
        {[1, 2, 3].map((row) => (
          <li key={row} className={styles.cards[shape]}>
            <span className={styles.noImages[shape]} />
            <div className={styles.details}>
              <Skeleton width="half" />
              <Skeleton width="most" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
