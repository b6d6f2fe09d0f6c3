import { useMessages } from '@edbazaar/feature-platform'
import type { PostingListing } from '../labels/job-post-types'
import * as styles from './form.css'
import { messages } from './messages'

/** The reason why some listings may not post jobs. */
export function RefusedListings({ listings }: { listings: readonly PostingListing[] }) {
  const t = useMessages(messages)
  const refused = listings.filter(({ refused_why: why }) => why !== null)
  if (refused.length === 0) return null
  return (
    <ul className={styles.refused}>
      {refused.map(({ kind, id, name, refused_why: why }) => (
        <li key={`${kind}-${id}`}>
          {t(why === 'not_visible' ? messages.notVisible(name) : messages.notReviewed(name))}
        </li>
      ))}
    </ul>
  )
}
