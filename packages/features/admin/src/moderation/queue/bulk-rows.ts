import type { CaseRow } from '../case-types'
import type { BulkOutcome } from '../decide/bulk-outcome'
import { minutesLeft } from '../moments'
import type { Tab } from './queue-url'

/** The first decision of the bulk bar, which has the key A. */
export const mainOutcome = (tab: Tab): BulkOutcome => (tab === 'reported' ? 'ignored' : 'approved')

/** Whether the case has an edit that is not public until it is decided on its own. */
export const hasHeldField = ({ fields }: CaseRow) => fields.some((field) => field.is_held)

const isClaimedByOther = ({ claim }: CaseRow, now: number) =>
  claim !== null && !claim.is_mine && minutesLeft(claim.until, now) > 0

/** The cases that one decision can include: without held fields, and not claimed by another admin. */
export const decidableRows = (rows: readonly CaseRow[], now: number): CaseRow[] =>
  rows.filter((row) => !hasHeldField(row) && !isClaimedByOther(row, now))
