import { isDay } from '@edbazaar/feature-form-kit/page-form'
import { minuteMs, useLocale, useMessages } from '@edbazaar/feature-platform'
import { CircleCheckIcon, TriangleAlertIcon } from '@edbazaar/ui/Icon'
import type { BatchSession } from '../../batch-types'
import { sessionTimes } from '../../times/times'
import * as styles from '../batch.css'
import type { LoadedBatch } from '../load-batch'
import { messages } from './messages'
import { useOtherSessions } from './use-other-sessions'
import { lengthOf, type SessionChange } from './use-session-change'

interface MoveChecksProps {
  session: BatchSession
  loaded: LoadedBatch
  change: SessionChange
}

/** Whether the new time is free: other sessions of the store, its holidays, and trial classes. */
export function MoveChecks({ session, loaded, change }: MoveChecksProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { values, newStart } = change
  const others = useOtherSessions(isDay(values.day) ? values.day : '', loaded.batch.store.id)
  if (newStart === null) return null
  const start = Date.parse(newStart)
  const end = start + lengthOf(session) * minuteMs
  const overlapping = others?.data.filter(
    (other) =>
      other.id !== session.id &&
      other.state !== 'cancelled' &&
      Date.parse(other.starts_at) < end &&
      start < Date.parse(other.ends_at),
  )
  const nameOf = (batchId: number) => others?.batches.find(({ id }) => id === batchId)?.name ?? ''
  const holiday = loaded.holidays.find(({ on }) => on === values.day)
  return (
    <ul className={styles.checks} aria-label={t(messages.checks)} aria-live="polite">
      {overlapping?.map((other) => (
        <li key={other.id} data-warning="">
          <TriangleAlertIcon size="small" />
          <span>{t(messages.overlaps(nameOf(other.batch_id), sessionTimes(other, locale)))}</span>
        </li>
      ))}
      {overlapping?.length === 0 && (
        <li>
          <CircleCheckIcon size="small" />
          <span>{t(messages.isFree)}</span>
        </li>
      )}
      {holiday && (
        <li data-warning="">
          <TriangleAlertIcon size="small" />
          <span>{t(messages.isHoliday(holiday.name))}</span>
        </li>
      )}
      {session.trial_taken > 0 && (
        <li>
          <CircleCheckIcon size="small" />
          <span>{t(messages.trialsMove(session.trial_taken))}</span>
        </li>
      )}
    </ul>
  )
}
