import type { Translate } from '@edbazaar/feature-platform'
import { formatRupees } from '@edbazaar/ui/formatting'
import { messages } from './messages'

/** A price in rupees: `₹200`, `Free`, or `Not provided` for null. */
export function priceText(price: number | null, t: Translate): string {
  if (price === null) return t(messages.notProvided)
  return price === 0 ? t(messages.free) : formatRupees(price)
}
