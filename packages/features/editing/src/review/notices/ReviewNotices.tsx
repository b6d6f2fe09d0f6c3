import type { ModerationNotice, ModerationNoticeList } from '@edbazaar/api-client'
import { dayInIndia, importWithRetry, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice, type NoticeTone } from '@edbazaar/ui/Notice'
import { useAtom, useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { FilterNotices } from '../../filter-notices/FilterNotices'
import { hiddenFilterNoticesAtom } from '../../filter-notices/hidden-filter-notices'
import { fieldName } from '../field-name'
import { reviewMessages } from '../messages'
import { HeldList } from './HeldEdits'
import { hiddenNoticesAtom } from './hidden-notices'
import { messages } from './messages'
import * as styles from './review.css'
import { reviewAtom } from './review-atom'

const AppealDialog = lazy(() => importWithRetry(() => import('./AppealDialog')))

interface ReviewNoticesProps {
  /** The kind of listings on the page. */
  kinds: readonly ModerationNotice['kind'][]
}

const bad: readonly ModerationNotice['outcome'][] = ['hidden', 'removed', 'rejected_fields']
/** Decisions that need nothing from the owner are not shown: they come by email. */
const shownOutcomes: readonly ModerationNotice['outcome'][] = [...bad, 'changes']

/** Whether the listing is not public because of this decision. */
const isTakenDown = ({ outcome }: ModerationNotice) => outcome === 'hidden' || outcome === 'removed'

/** Whether the owner still sees the decision. A decision that hid a listing is shown while the listing is hidden. */
const isCurrent = (notice: ModerationNotice) =>
  shownOutcomes.includes(notice.outcome) &&
  (!isTakenDown(notice) || notice.state === notice.outcome)

/** Decisions about the user's listings, edits that wait, and requests to manage a school. */
export function ReviewNotices({ kinds }: ReviewNoticesProps) {
  const review = useAtomValue(reviewAtom)
  const [hidden, hide] = useAtom(hiddenNoticesAtom)
  const [hiddenFilters, hideFilter] = useAtom(hiddenFilterNoticesAtom)
  if (review === null) return null
  const notices = review.data.filter(
    (notice) =>
      kinds.includes(notice.kind) && isCurrent(notice) && !hidden.includes(notice.case_id),
  )
  const held = review.held.filter(({ kind }) => kinds.includes(kind))
  // A granted request needs no notice: the school is in the list.
  const claims = review.claims.filter(
    ({ result, case_id: id }) =>
      kinds.includes('school') && result !== 'granted' && !hidden.includes(id),
  )
  const filters = review.filter_requests.filter(
    ({ id, section }) =>
      kinds.includes(section === 'schools' ? 'school' : 'product') && !hiddenFilters.includes(id),
  )
  if (notices.length + held.length + claims.length + filters.length === 0) return null
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <Decision key={notice.case_id} notice={notice} onHide={() => hide(notice.case_id)} />
      ))}
      {held.length > 0 && <HeldList edits={held} hasNames />}
      {claims.map((claim) => (
        <Claim key={claim.case_id} claim={claim} onHide={() => hide(claim.case_id)} />
      ))}
      <FilterNotices requests={filters} onHide={hideFilter} />
    </div>
  )
}

function Decision({ notice, onHide }: { notice: ModerationNotice; onHide: () => void }) {
  const t = useMessages(messages, reviewMessages)
  const locale = useLocale()
  const [isAppealing, setIsAppealing] = useState(false)
  const { name, outcome, reason_code: reason, note, fields, appeal } = notice
  const day = (text: string) => formatDay(dayInIndia(text), { withYear: true, locale })
  const tone: NoticeTone = bad.includes(outcome) ? 'bad' : 'info'
  const isAway = isTakenDown(notice)
  return (
    <Notice tone={tone} title={t(messages.decisions[outcome](name))}>
      {isAway && <p>{t(messages.notPublic)}</p>}
      {reason !== null && <p>{t(messages.reason(t(reviewMessages.reasons[reason])))}</p>}
      {fields.map(({ field, reason_code: code }) => (
        <p key={field}>
          {t(messages.fieldReason(fieldName(field, t), t(reviewMessages.reasons[code])))}
        </p>
      ))}
      {note !== null && <blockquote className={styles.quote}>{note}</blockquote>}
      <p className={styles.facts}>
        {t(messages.decided(day(notice.decided_at), notice.reference))}{' '}
        {appeal === null &&
          notice.appeal_until !== null &&
          t(messages.appealUntil(day(notice.appeal_until)))}
        {appeal?.result === 'open' && t(messages.appealed(day(appeal.at)))}
        {appeal?.result === 'upheld' && t(messages.upheld)}
        {appeal?.result === 'refused' && t(messages.refused)}
        {appeal?.result === 'undone' && t(messages.undone)}
      </p>
      <div className={styles.buttons}>
        {appeal === null && notice.appeal_until !== null && (
          <Button onClick={() => setIsAppealing(true)}>{t(messages.appeal)}</Button>
        )}
        {!isAway && (
          <Button variant="bare" onClick={onHide}>
            {t(messages.hide)}
          </Button>
        )}
      </div>
      {isAppealing && (
        <Suspense>
          <AppealDialog notice={notice} onClose={() => setIsAppealing(false)} />
        </Suspense>
      )}
    </Notice>
  )
}

interface ClaimProps {
  claim: ModerationNoticeList['claims'][number]
  onHide: () => void
}

/** A request to manage a school that waits or was refused. */
function Claim({ claim: { name, result, note }, onHide }: ClaimProps) {
  const t = useMessages(messages)
  if (result === 'open') return <Notice>{t(messages.claimOpen(name))}</Notice>
  return (
    <Notice tone="bad" title={t(messages.claimRefused(name))}>
      {note !== null && <blockquote className={styles.quote}>{note}</blockquote>}
      <div className={styles.buttons}>
        <Button variant="bare" onClick={onHide}>
          {t(messages.hide)}
        </Button>
      </div>
    </Notice>
  )
}
