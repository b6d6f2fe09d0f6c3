import { UnsavedGuard } from '@edbazaar/feature-form-kit/unsaved-guard'
import { accountPaths, dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { CheckIcon, ChevronLeftIcon, XIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import type { RosterChild, SessionRoster } from '../../batch-types'
import { FamilyContact } from '../../contact/FamilyContact'
import { NewOwnerNotice } from '../../contact/NewOwnerNotice'
import { useFamilyNames } from '../../contact/use-family-names'
import { fullDay, sessionTimes } from '../../times/times'
import * as styles from './attendance.css'
import { messages } from './messages'
import { useMarks } from './use-marks'

interface AttendanceProps {
  roster: SessionRoster
  /** Milliseconds. */
  now: number
}

/** One row per child with large Present and Absent buttons. */
export function Attendance({ roster, now }: AttendanceProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const marks = useMarks(roster)
  const { session, batch, children } = roster
  const notice = noticeOf(roster, now)
  const canMark = notice === null && children.length > 0
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link href={accountPaths.batch(batch.id)}>
          <ChevronLeftIcon size="small" />
          <span lang={languageOf(batch.name)}>{batch.name}</span>
        </Link>
        <h1 className={styles.title}>{t(messages.title)}</h1>
        <p className={styles.when}>
          {fullDay(dayInIndia(session.starts_at), locale)}, {sessionTimes(session, locale)}
        </p>
      </header>
      {notice && <Notice>{t(notice)}</Notice>}
      <NewOwnerNotice families={children} />
      {children.length === 0 && <p className={styles.when}>{t(messages.none)}</p>}
      {children.length > 0 && (
        <div className={styles.counts}>
          <span>
            <b>{marks.present}</b> {t(messages.present)}
          </span>
          <span>
            <b>{marks.absent}</b> {t(messages.absent)}
          </span>
          <span>
            <b>{marks.toMark}</b> {t(messages.toMark)}
          </span>
          {canMark && marks.toMark > 0 && (
            <Button variant="bare" className={styles.rest} onClick={marks.markRest}>
              {t(messages.rest)}
            </Button>
          )}
        </div>
      )}
      <ol className={styles.list}>
        {children.map((child, at) => (
          <Child
            key={child.booking_id}
            child={child}
            number={at + 1}
            mark={marks.markOf(child.booking_id)}
            onMark={canMark ? (isPresent) => marks.mark(child.booking_id, isPresent) : undefined}
          />
        ))}
      </ol>
      {canMark && (
        <footer className={styles.footer}>
          <p>
            {t(messages.marked(children.length - marks.toMark, children.length))}
            <small>
              {marks.unsaved > 0 ? t(messages.unsaved(marks.unsaved)) : t(messages.allSaved)}
            </small>
          </p>
          <Button
            variant="main"
            loading={marks.isBusy}
            disabled={marks.unsaved === 0}
            onClick={() => void marks.save()}
          >
            {t(messages.save)}
          </Button>
        </footer>
      )}
      <UnsavedGuard includesQuery mayLeave={() => marks.unsaved === 0} />
    </div>
  )
}

/** The reason why nothing can be marked; null if it can. */
function noticeOf({ session, rights }: SessionRoster, now: number) {
  if (session.state === 'cancelled') return messages.cancelled
  if (!rights.answer) return messages.readOnly
  return Date.parse(session.starts_at) > now ? messages.notBegun : null
}

interface ChildProps {
  child: RosterChild
  number: number
  /** Null if it is not marked. */
  mark: boolean | null
  /** Missing if the user cannot mark. */
  onMark: ((isPresent: boolean) => void) | undefined
}

function Child({ child, number, mark, onMark }: ChildProps) {
  const t = useMessages(messages)
  const name = useFamilyNames().childOf(child)
  const { kind, last, note } = child
  const missed = last.length - 1 - last.lastIndexOf(true)
  return (
    <li className={styles.child}>
      <span className={styles.number}>{number}</span>
      <div className={styles.facts}>
        <b lang={languageOf(name)}>{name}</b>
        {kind !== 'term' && <Badge tone="accent">{t(messages.kinds[kind])}</Badge>}
        {missed > 0 && <small>{t(messages.missed(missed))}</small>}
        {note !== null && <small lang={languageOf(note)}>{note}</small>}
        <FamilyContact
          bookingId={child.booking_id}
          name={child.parent_name === '' ? name : child.parent_name}
          mayReveal={child.may_reveal}
        />
      </div>
      <div className={styles.marks}>
        <button
          type="button"
          className={styles.yes}
          aria-pressed={mark === true}
          aria-label={t(messages.isPresent(name))}
          disabled={onMark === undefined}
          onClick={() => onMark?.(true)}
        >
          <CheckIcon />
        </button>
        <button
          type="button"
          className={styles.no}
          aria-pressed={mark === false}
          aria-label={t(messages.isAbsent(name))}
          disabled={onMark === undefined}
          onClick={() => onMark?.(false)}
        >
          <XIcon />
        </button>
      </div>
    </li>
  )
}
