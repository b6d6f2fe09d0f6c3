import type { AdminEnquiry } from '@edbazaar/api-client'
import { accountPaths } from '@edbazaar/feature-platform'

/** The enquiry in the inbox of its listing. */
export function inboxPath({
  listing_kind: kind,
  listing_id: id,
  enquiry_id: enquiry,
}: AdminEnquiry) {
  const inbox =
    kind === null || id === null
      ? '/dashboard/general-enquiries'
      : accountPaths.enquiries({ kind, id })
  return `${inbox}?enquiry=${enquiry}`
}
