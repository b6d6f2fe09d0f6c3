import type { SchoolAction } from '@edbazaar/feature-shell'
import { CompareButton, shortlistMessages } from '@edbazaar/feature-shortlist'

/** What can be done with a school on every list, card and page, in this order. */
export const schoolActions: readonly SchoolAction[] = [
  { head: shortlistMessages.compare, Button: CompareButton },
]
