import type { AdminEnquiry } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { enquiryMessages as messages } from './messages'

const percent = (share: number) => Math.round(share * 100)

/** The shares of the listing's enquiries that its desk marked as invalid and as lost. */
export function shareCell(t: Translate, enquiry: AdminEnquiry) {
  const { invalid_share: invalid, lost_share: lost, is_share_unusual: isUnusual } = enquiry
  if (invalid === null || lost === null) return null
  const shares = t(messages.shareOf(percent(invalid), percent(lost)))
  if (!isUnusual) return shares
  return (
    <>
      {shares}{' '}
      <Badge tone="bad" title={t(messages.unusualHint)}>
        {t(messages.unusual)}
      </Badge>
    </>
  )
}
