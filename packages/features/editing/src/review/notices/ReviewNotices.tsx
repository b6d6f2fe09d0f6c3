import type { ModerationNotice, ModerationNoticeList } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice, type NoticeTone } from '@edbazaar/ui/Notice'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { FilterNotices } from '../../filter-notices/FilterNotices'
import { fieldName } from '../field-name'
import { reviewMessages } from '../messages'
import { AppealDialog } from './AppealDialog'
import { HeldList } from './HeldEdits'
import { hiddenNoticesAtom, withHidden } from './hidden-notices'
import { messages } from './messages'
import * as styles from './review.css'
import { useReview } from './use-review'

interface ReviewNoticesProps {
  /** Which listings the page is about. */
  kinds: readonly ModerationNotice['kind'][]
}

const bad: readonly ModerationNotice['outcome'][] = ['hidden', 'removed', 'rejected_fields']
/** Decisions that need nothing from the owner are not shown: they come by email. */
const shownOutcomes: readonly ModerationNotice['outcome'][] = [...bad, 'changes']

/** Decisions about the user's listings, edits that wait, and requests to manage a school. */
export function ReviewNotices({ kinds }: ReviewNoticesProps) {
  const review = useReview()
  const [hidden, setHidden] = useAtom(hiddenNoticesAtom)
  if (review === null) return null
  const notices = review.data.filter(
    ({ kind, outcome, case_id: id }) =>
      kinds.includes(kind) && shownOutcomes.includes(outcome) && !hidden.includes(id),
  )
  const held = review.held.filter(({ kind }) => kinds.includes(kind))
  const claims = kinds.includes('school') ? review.claims : []
  const filters = review.filter_requests.filter(({ section }) =>
    kinds.includes(section === 'schools' ? 'school' : 'product'),
  )
  if (notices.length + held.length + claims.length + filters.length === 0) return null
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <Decision
          key={notice.case_id}
          notice={notice}
          onHide={() => setHidden(withHidden(hidden, notice.case_id))}
        />
      ))}
      {held.length > 0 && <HeldList edits={held} hasNames />}
      <Claims claims={claims} hidden={hidden} />
      <FilterNotices requests={filters} />
    </div>
  )
}

function Decision({ notice, onHide }: { notice: ModerationNotice; onHide: () => void }) {
  const t = useMessages(messages, reviewMessages)
  const locale = useLocale()
  const [isAppealing, setIsAppealing] = useState(false)
  const { name, outcome, reason_code: reason, note, fields, appeal } = notice
  const day = (text: string) => formatDay(text, { withYear: true, locale })
  const tone: NoticeTone = bad.includes(outcome) ? 'bad' : 'info'
  const isAway = outcome === 'hidden' || outcome === 'removed'
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
      {isAppealing && <AppealDialog notice={notice} onClose={() => setIsAppealing(false)} />}
    </Notice>
  )
}

interface ClaimsProps {
  claims: ModerationNoticeList['claims']
  hidden: readonly number[]
}

/** A granted request needs no notice: the school is in the list. */
function Claims({ claims, hidden }: ClaimsProps) {
  const t = useMessages(messages)
  return claims
    .filter(({ result, case_id: id }) => result !== 'granted' && !hidden.includes(id))
    .map(({ case_id: id, name, result, note }) =>
      result === 'open' ? (
        <Notice key={id}>{t(messages.claimOpen(name))}</Notice>
      ) : (
        <Notice key={id} tone="bad" title={t(messages.claimRefused(name))}>
          {note !== null && <p>{note}</p>}
        </Notice>
      ),
    )
}
