import type { BookmarkList } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { BookmarkToggle } from '../BookmarkToggle'
import * as styles from './bookmarks.css'
import { messages } from './messages'

interface UnavailableBookmarksProps {
  bookmarks: BookmarkList['unavailable']
}

/** Bookmarks whose record is hidden or deleted, with the reason. Nothing if there are none. */
export function UnavailableBookmarks({ bookmarks }: UnavailableBookmarksProps) {
  const t = useMessages(messages)
  if (bookmarks.length === 0) return null
  return (
    <section aria-labelledby="unavailable" className={styles.unavailable}>
      <SectionHead title={t(messages.unavailable)} titleId="unavailable" />
      <ul>
        {bookmarks.map(({ kind, id, name, reason, note }) => (
          <li key={id} className={styles.unavailableRow}>
            <div>
              <p className={styles.unavailableName} lang={languageOf(name)}>
                {name}
              </p>
              <p className={styles.reason}>{t(messages.reasons[reason])}</p>
              {note !== null && <p className={styles.reason}>{t(messages.yourNote(note))}</p>}
            </div>
            <BookmarkToggle entity={{ kind, id, name }} look="icon" />
          </li>
        ))}
      </ul>
    </section>
  )
}
