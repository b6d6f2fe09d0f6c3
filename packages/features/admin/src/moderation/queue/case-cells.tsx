import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { fieldName, reviewMessages } from '@edbazaar/feature-editing/review'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { ClockAlertIcon, LockIcon, TriangleAlertIcon, UserIcon } from '@edbazaar/ui/Icon'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import type { CaseRow } from '../case-types'
import { findingName } from '../finding-text'
import { messages as moderationMessages } from '../messages'
import { ageInWords, minutesLeft } from '../moments'
import { messages } from './messages'
import * as styles from './queue.css'

const maxFields = 3

/** The name and place of a record, with its image. */
export function SubjectCell({ row: { subject } }: { row: CaseRow }) {
  const t = useMessages(messages, moderationMessages)
  return (
    <span className={styles.subject}>
      {subject.image !== null && (
        <ResponsiveImage
          {...imageSource(subject.image)}
          alt=""
          shape="square"
          sizes="24px"
          className={styles.thumbnail}
        />
      )}
      <span className={styles.cut}>
        <b className={styles.name} lang={languageOf(subject.name)}>
          {subject.name || t(moderationMessages.untitled)}
        </b>{' '}
        {subject.place !== null && (
          <span className={styles.place} lang={languageOf(subject.place)}>
            {subject.place}
          </span>
        )}
      </span>
    </span>
  )
}

/** The changed fields, or the reason for the case. Held fields have a padlock. */
export function ChangedCell({ row }: { row: CaseRow }) {
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const { fields, why, reports } = row
  if (why === 'claim') return t(messages.asksToManage)
  if (why === 'appeal') return t(messages.appealsDecision)
  if (fields.length === 0 && reports > 0) return t(messages.reports(reports))
  if (fields.length === 0) return why === 'new' ? t(messages.newRecord) : null
  const shown = fields.toSorted((a, b) => Number(b.is_held) - Number(a.is_held)).slice(0, maxFields)
  return (
    <>
      {reports > 0 && `${t(messages.reports(reports))}, ${t(messages.changes(fields.length))}: `}
      {shown.map(({ field, is_held: isHeld }, at) => (
        <span key={field} className={isHeld ? styles.held : undefined}>
          {at > 0 && ', '}
          {isHeld && (
            <>
              <LockIcon size="small" className={styles.lock} />
              <VisuallyHidden>{t(moderationMessages.held)}: </VisuallyHidden>
            </>
          )}
          {fieldName(field, t)}
        </span>
      ))}
      {fields.length > maxFields && `, ${t(messages.more(fields.length - maxFields))}`}
    </>
  )
}

/** The finding of automatic checks, or the number of findings. */
export function FindingsCell({ row: { findings } }: { row: CaseRow }) {
  const t = useMessages(messages, moderationMessages)
  const [first] = findings
  if (first === undefined) return null
  return (
    <span className={styles.finding}>
      <TriangleAlertIcon size="small" />
      {findings.length === 1 ? findingName(first, t) : t(messages.findings(findings.length))}
    </span>
  )
}

/** The time that a case has waited; over the target with a clock. */
export function WaitingCell({ row, now }: { row: CaseRow; now: number }) {
  const t = useMessages(messages, moderationMessages)
  const age = ageInWords(row.opened_at, now)
  if (!row.is_overdue || row.decision !== null) return age
  return (
    <span className={styles.late}>
      <ClockAlertIcon size="small" />
      {age}
      <VisuallyHidden>, {t(messages.overTarget)}</VisuallyHidden>
    </span>
  )
}

/** The admin who works on the case, and since when. */
export function ClaimCell({ row: { claim }, now }: { row: CaseRow; now: number }) {
  const t = useMessages(messages, moderationMessages)
  if (claim === null) return null
  const left = minutesLeft(claim.until, now)
  if (left === 0) return null
  const [firstName = claim.by.name] = claim.by.name.split(' ')
  return (
    <span className={styles.claim}>
      <UserIcon size="small" />
      {claim.is_mine ? t(messages.claimYou(left)) : t(messages.claimOther(firstName, left))}
    </span>
  )
}
