import { formatTimes } from '@edbazaar/feature-catalogue-ui/batch-times'
import { isDay } from '@edbazaar/feature-form-kit/page-form'
import {
  addDays,
  minutesInIndia,
  todayInIndia,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { formatTimeOfDay, languageOf } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import type { BatchSession } from '../../batch-types'
import { dayAndTime, fullDay } from '../../times/times'
import * as styles from '../batch.css'
import type { LoadedBatch } from '../load-batch'
import { MoveChecks } from './MoveChecks'
import { messages } from './messages'
import { lengthOf, type SessionChange } from './use-session-change'

interface MoveFieldsProps {
  session: BatchSession
  loaded: LoadedBatch
  change: SessionChange
}

const quarterHours = Array.from({ length: 4 * 24 }, (_, at) => at * 15)

/** The new day and start of a session; it keeps its length. */
export function MoveFields({ session, loaded, change }: MoveFieldsProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { values, errors, newStart, set } = change
  const today = todayInIndia(new Date(loaded.now))
  const end = values.start + lengthOf(session)
  const starts = new Set([...quarterHours, minutesInIndia(session.starts_at)])
  return (
    <>
      <div className={styles.pair}>
        <DatePicker
          label={t(messages.newDay)}
          value={isDay(values.day) ? values.day : ''}
          min={today}
          max={addDays(today, 400)}
          today={today}
          error={errors.day}
          onValueChange={(day) => set({ day })}
          onTextChange={(day) => set({ day })}
        />
        <Select
          label={t(messages.newStart(formatTimeOfDay(end, locale)))}
          value={String(values.start)}
          error={errors.start}
          options={[...starts]
            .toSorted((a, b) => a - b)
            .map((minutes) => ({
              value: String(minutes),
              label: formatTimeOfDay(minutes, locale),
            }))}
          onChange={({ currentTarget }) => set({ start: Number(currentTarget.value) })}
        />
      </div>
      <MoveChecks session={session} loaded={loaded} change={change} />
      <TextField
        label={t(messages.reasonShown)}
        hint={t(messages.optional)}
        value={values.reason}
        maxLength={300}
        onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
      />
      {newStart !== null && (
        <div className={styles.emailPreview}>
          <p className={styles.emailNote}>
            {session.families === 0
              ? t(messages.nobodyTold)
              : t(messages.emailed(session.families))}
          </p>
          <p lang={languageOf(loaded.batch.name)}>
            {t(messages.movesFrom(loaded.batch.name))}{' '}
            <s>{dayAndTime(session.starts_at, locale)}</s> {t(messages.to)}{' '}
            <b>
              {fullDay(values.day, locale, { isShort: true })},{' '}
              {formatTimes(values.start, end, locale)}
            </b>
            .
          </p>
          {values.reason.trim() !== '' && <p>{values.reason.trim()}</p>}
        </div>
      )}
    </>
  )
}
