import type { SearchCount } from '@edbazaar/api-client'
import { formatCount } from '@edbazaar/ui/formatting'

/** "1,23,456", or "1,000+" if the search stopped counting. */
export const countLabel = ({ value, is_exact: isExact }: SearchCount) =>
  `${formatCount(value)}${isExact ? '' : '+'}`
