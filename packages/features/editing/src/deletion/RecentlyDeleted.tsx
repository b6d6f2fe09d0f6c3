import type { DeletedListings } from '@edbazaar/api-client'
import { dayMs, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useState } from 'react'
import * as styles from './deletion.css'
import { messages } from './messages'
import { useListingDeletion } from './use-listing-deletion'

type DeletedListing = DeletedListings['data'][number]

interface RecentlyDeletedProps {
  listings: readonly DeletedListing[]
  /** Called after one was restored. */
  onChanged: () => void
}

/** The listings that the user deleted in the last 30 days, each with Restore. Nothing if there are none. */
export function RecentlyDeleted({ listings, onChanged }: RecentlyDeletedProps) {
  const t = useMessages(messages)
  if (listings.length === 0) return null
  return (
    <section aria-labelledby="recently-deleted" className={styles.section}>
      <SectionHead title={t(messages.recentlyDeleted)} titleId="recently-deleted" />
      <p className={styles.text}>{t(messages.recentlyDeletedText)}</p>
      <ul>
        {listings.map((listing) => (
          <DeletedRow key={listing.id} listing={listing} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

interface DeletedRowProps {
  listing: DeletedListing
  onChanged: () => void
}

function DeletedRow({ listing, onChanged }: DeletedRowProps) {
  const t = useMessages(messages)
  const { name } = listing
  const { restore } = useListingDeletion(listing, onChanged)
  const [isBusy, setIsBusy] = useState(false)
  const daysLeft = Math.max(
    1,
    Math.ceil((Date.parse(listing.restorable_until) - Date.now()) / dayMs),
  )
  async function onRestore() {
    setIsBusy(true)
    await restore()
    setIsBusy(false)
  }
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.name} lang={languageOf(name)}>
          {name}
        </p>
        <p className={styles.text}>{t(messages.restorable(daysLeft))}</p>
      </div>
      <Button
        variant="act"
        loading={isBusy}
        aria-label={t(messages.restoreOf(name))}
        onClick={() => void onRestore()}
      >
        {t(messages.restore)}
      </Button>
    </li>
  )
}
