import type { BlockReason } from '@edbazaar/api-client'
import { todayInIndia } from '@edbazaar/feature-platform'

export const blockReasons = [
  'spam',
  'abuse',
  'false_listing',
  'impersonation',
  'security',
  'legal',
  'other',
] as const satisfies readonly BlockReason[]

/** The values of the form of a block. */
export interface BlockValues {
  code: BlockReason | null
  reason: string
  /** The first day on which the user may sign in again, `2026-12-01`; '' for a block without an end. */
  until: string
  /** Whether the typed text is not a day. */
  isDayInvalid: boolean
}

/** The first field that is not right; null if the block can be sent. */
export function missingIn(
  { code, reason, until, isDayInvalid }: BlockValues,
  today = todayInIndia(new Date()),
): 'code' | 'reason' | 'until' | null {
  if (code === null) return 'code'
  if (code === 'other' && reason.trim() === '') return 'reason'
  return isDayInvalid || (until !== '' && until <= today) ? 'until' : null
}

/** The body of the request; null while a field is not right. */
export function blockBody(values: BlockValues) {
  const { code, until } = values
  const reason = values.reason.trim()
  if (code === null || missingIn(values) !== null) return null
  return { reason_code: code, until: until === '' ? null : until, ...(reason !== '' && { reason }) }
}
