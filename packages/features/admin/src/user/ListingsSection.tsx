import type { UserListing } from '@edbazaar/api-client'
import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { cellMessages } from '../tables/cells/messages'
import { moderationCell } from '../tables/cells/moderation'
import { messages } from './messages'
import { Section } from './Section'
import * as styles from './user.css'

/** The schools and stores that the user works for. */
export function ListingsSection({ listings }: { listings: readonly UserListing[] }) {
  const t = useMessages(messages)
  return (
    <Section id="listings" title={t(messages.listings)}>
      {listings.length === 0 ? (
        <p className={styles.text}>{t(messages.noListings)}</p>
      ) : (
        <ul className={styles.lines}>
          {listings.map((listing) => (
            <Listing key={`${listing.kind} ${listing.id}`} listing={listing} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Listing({ listing }: { listing: UserListing }) {
  const t = useMessages(messages, cellMessages)
  const { kind, name, role, is_active: isActive, moderation } = listing
  return (
    <li className={styles.line}>
      <div className={styles.lineText}>
        <Link className={styles.lineName} href={hrefOf(listing)} lang={languageOf(name)}>
          {name}
        </Link>
        <p className={styles.quiet}>
          {t(messages.kinds[kind])} · {t(messages.roles[role])}
        </p>
      </div>
      <p className={styles.badges}>
        {!isActive && <Badge>{t(messages.switchedOff)}</Badge>}
        {moderationCell(t, moderation)}
      </p>
    </li>
  )
}

/** The public page of a listing, or its preview if it has none. */
function hrefOf({ kind, id, slug, is_active: isActive, moderation }: UserListing): string {
  const isPublic = isActive && (moderation === 'approved' || moderation === 'unreviewed')
  if (kind === 'school')
    return isPublic && slug !== null ? paths.school(slug) : accountPaths.schoolPreview(id)
  return isPublic ? paths.store(id) : accountPaths.storePreview(id)
}
