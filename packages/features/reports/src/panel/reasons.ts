import type { ReportReason } from '@edbazaar/api-client'
import type { ReportedRecord } from '@edbazaar/feature-platform/report-panel'

const listing: readonly ReportReason[] = [
  'wrong_facts',
  'closed',
  'not_genuine',
  'duplicate',
  'advertising',
  'copied',
  'abuse',
  'personal_data',
  'child_safety',
  'unlawful',
  'other',
]
const content: readonly ReportReason[] = [
  'wrong_facts',
  'advertising',
  'copied',
  'abuse',
  'personal_data',
  'child_safety',
  'unlawful',
  'other',
]

const words: readonly ReportReason[] = [
  'abuse',
  'advertising',
  'wrong_facts',
  'personal_data',
  'child_safety',
  'unlawful',
  'other',
]

/** The reasons for reporting a record of each kind, the usual ones first. */
export const reportReasons: Readonly<Record<ReportedRecord['kind'], readonly ReportReason[]>> = {
  school: listing,
  store: listing,
  product: listing,
  job: listing,
  blog: content,
  video: content,
  comment: words,
}

/** The reasons for reporting a message of an employer. */
export const messageReasons: readonly ReportReason[] = [
  'not_genuine',
  'abuse',
  'personal_data',
  'advertising',
  'child_safety',
  'unlawful',
  'other',
]
