import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import {
  dayInIndia,
  minutesInIndia,
  timeOfDay,
  todayInIndia,
  useMessages,
} from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import type { Application } from '../application-types'
import { messages } from '../messages'
import * as styles from './dialogs.css'

interface InterviewDialogProps {
  application: Application
  now: number
  onClose: () => void
}

/** The day, `2026-11-24`, and time, `11:00`, of a moment in India. */
const inIndia = (text: string) => ({
  day: dayInIndia(text),
  time: timeOfDay(minutesInIndia(text)),
})

/** Sets, moves or cancels an interview. The applicant gets a calendar entry. */
export function InterviewDialog({ application, now, onClose }: InterviewDialogProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const { row, interview } = application
  const start = interview === null ? { day: '', time: '11:00' } : inIndia(interview.starts_at)
  const [day, setDay] = useState(start.day)
  const [time, setTime] = useState(start.time)
  const [minutes, setMinutes] = useState(String(interview?.minutes ?? 45))
  const [place, setPlace] = useState(interview?.place ?? '')
  const [note, setNote] = useState(interview?.note ?? '')
  const [hasTried, setHasTried] = useState(false)
  const startsAt = Date.parse(`${day}T${time}:00+05:30`)
  const length = Number(minutes)
  const isLengthWrong = !Number.isInteger(length) || length < 5 || length > 480
  const isWrong = !(startsAt > now) || place.trim() === '' || isLengthWrong

  const put = (next: Application['interview'], toast: string) =>
    run(
      (api) =>
        answerOf(
          api.PUT('/job-applications/{id}/interview', {
            params: { path: { id: row.id } },
            body: { revision: row.revision, interview: next },
          }),
        ),
      { toast: () => toast },
    )
  async function save() {
    setHasTried(true)
    if (isWrong) return
    const next = {
      starts_at: new Date(startsAt).toISOString(),
      minutes: length,
      place: place.trim(),
      note: note.trim() === '' ? null : note.trim(),
    }
    if ((await put(next, t(messages.interviewSaved))) !== null) onClose()
  }
  async function cancel() {
    if ((await put(null, t(messages.interviewCancelled))) !== null) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(messages.moveTitles.interviewing(row.label))}
      description={t(messages.interviewHint)}
      closeLabel={t(messages.close)}
      className={styles.wide}
      onClose={onClose}
      footer={
        <>
          {interview !== null && (
            <Button loading={isBusy} onClick={() => void cancel()}>
              {t(messages.cancelInterview)}
            </Button>
          )}
          <Button variant="main" loading={isBusy} onClick={() => void save()}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <div className={styles.pair}>
          <DatePicker
            label={t(messages.date)}
            value={day}
            min={todayInIndia(new Date(now))}
            onValueChange={setDay}
          />
          <TextField
            label={t(messages.time)}
            type="time"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
          <TextField
            label={t(messages.length)}
            inputMode="numeric"
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
          />
        </div>
        <TextField
          label={t(messages.where)}
          placeholder={t(messages.wherePlaceholder)}
          maxLength={200}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
        <TextArea
          label={t(messages.note)}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {hasTried && isWrong && (
          <p className={styles.error} role="alert">
            {t(messages.interviewInvalid)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
