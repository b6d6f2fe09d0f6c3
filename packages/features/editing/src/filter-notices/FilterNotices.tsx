import type { ModerationNoticeList } from '@edbazaar/api-client'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import * as styles from './filter-notices.css'
import { filterNoticeMessages as messages } from './messages'

type FilterNotice = ModerationNoticeList['filter_requests'][number]

interface FilterNoticesProps {
  requests: readonly FilterNotice[]
  onHide: (id: number) => void
}

/** The decisions about the filter values that the user asked for. */
export function FilterNotices({ requests, onHide }: FilterNoticesProps) {
  return requests.map((request) => (
    <DecidedRequest key={request.id} request={request} onHide={() => onHide(request.id)} />
  ))
}

interface DecidedRequestProps {
  request: FilterNotice
  onHide: () => void
}

function DecidedRequest({ request, onHide }: DecidedRequestProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { status, value, value_name: given, category, reason_code: reason, note } = request
  const name = given ?? value
  const titles = {
    approved: t(messages.approved(name, category)),
    merged: t(messages.merged(value, category, name)),
    rejected: t(messages.rejected(value, category)),
  }
  const day = formatDay(dayInIndia(request.decided_at), { withYear: true, locale })
  return (
    <Notice tone={status === 'rejected' ? 'info' : 'good'} title={titles[status]}>
      {reason !== null && <p>{t(messages.reasons[reason])}</p>}
      {note !== null && <blockquote className={styles.note}>{note}</blockquote>}
      <p className={styles.decided}>{t(messages.forListing(request.name, day))}</p>
      <Button variant="bare" onClick={onHide}>
        {t(messages.hide)}
      </Button>
    </Notice>
  )
}
