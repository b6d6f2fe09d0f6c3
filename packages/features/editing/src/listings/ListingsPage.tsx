import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import type { ReactNode } from 'react'
import * as styles from './listings.css'

/** Says that the user's plan allows no more visible listings. */
export interface ListingLimit {
  title: string
  text: string
  plansLabel: string
}

interface ListingsPageProps {
  title: string
  /** The number of all listings. */
  count?: string | undefined
  /** The button that adds a listing. */
  addButton: ReactNode
  /** Shown when the plan allows no more visible listings; more can be added hidden. */
  limit: ListingLimit | null
  /** The page of the user's plan. */
  plansPath: string
  /** Shown instead of the list when there are no listings. */
  empty: { title: string; text: string } | null
  /** The decisions about the listings. */
  notices?: ReactNode
  /** The `ListingCard`s. */
  children: ReactNode
  /** The recently deleted listings. */
  deleted: ReactNode
}

/** The listings of a user with their completeness, and the button that adds one. */
export function ListingsPage({
  title,
  count,
  addButton,
  limit,
  plansPath,
  empty,
  notices,
  children,
  deleted,
}: ListingsPageProps) {
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
          <Link href={plansPath}>{limit.plansLabel}</Link>
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
