import type { Translate } from '@edbazaar/feature-platform'
import type { BulkResult } from '../enquiry-types'
import type { BulkAction } from './bulk-action'
import { messages } from './messages'

/** What became of the selected enquiries: "2 emails sent, 1 not sent". */
export function bulkToast(
  action: BulkAction,
  { rows, done, refused }: BulkResult,
  t: Translate,
): string {
  // Emails wait for the hours in which the parent allows them.
  const later = rows.filter((row) => row.is_done && row.send_at !== null).length
  const parts: string[] = []
  if (done > later || later === 0) parts.push(t(messages.bulkDone[action](done - later)))
  if (later > 0) parts.push(t(messages.emailsLater(later)))
  if (refused > 0) parts.push(t(messages.bulkRefused[action](refused)))
  return parts.join(', ')
}
