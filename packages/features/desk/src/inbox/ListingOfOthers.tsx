import { accountPaths, useMessages, useSession } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { ChevronLeftIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import type { Enquiries, Enquiry } from './enquiry-types'
import * as styles from './inbox.css'
import { messages } from './messages'
import type { DeskPlace } from './place'

interface ListingOfOthersProps {
  place: DeskPlace
  list: Enquiries | null
  opened: Enquiry | null
}

/** For an admin at the desk of a listing that they do not work for: its name, and the way back. */
export function ListingOfOthers({ place, list, opened }: ListingOfOthersProps) {
  const t = useMessages(messages)
  const isAdmin = useSession()?.user.is_admin ?? false
  if (!isAdmin || !('id' in place)) return null
  const listing = opened?.listing ?? list?.data.find((row) => row.listing !== null)?.listing ?? null
  const isOwn = list?.listings.some(({ kind, id }) => kind === listing?.kind && id === listing?.id)
  if (isOwn) return null
  return (
    <p className={styles.ofOthers}>
      <Link href={accountPaths.enquiriesOfAll}>
        <ChevronLeftIcon size="small" />
        {t(messages.enquiriesOfAll)}
      </Link>
      {listing !== null && <b lang={languageOf(listing.name)}>{listing.name}</b>}
    </p>
  )
}
