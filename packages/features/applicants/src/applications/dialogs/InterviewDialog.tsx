import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import {
  dayField,
  optionalText,
  requiredText,
  usePageForm,
} from '@edbazaar/feature-form-kit/page-form'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import {
  dayInIndia,
  minutesInIndia,
  type Translate,
  timeOfDay,
  todayInIndia,
  useMessages,
} from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useId } from 'react'
import * as v from 'valibot'
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

const startOf = ({ day, time }: { day: string; time: string }) =>
  Date.parse(`${day}T${time}:00+05:30`)

const interviewSchema = (t: Translate, now: number) =>
  v.pipe(
    v.object({
      day: dayField(t(messages.dateInvalid), { min: todayInIndia(new Date(now)) }),
      time: v.pipe(v.string(), v.nonEmpty(t(messages.timeInvalid))),
      minutes: v.pipe(
        v.string(),
        v.trim(),
        v.digits(t(messages.lengthInvalid)),
        v.transform(Number),
        v.minValue(5, t(messages.lengthInvalid)),
        v.maxValue(480, t(messages.lengthInvalid)),
      ),
      place: requiredText(t(messages.whereMissing)),
      note: optionalText,
    }),
    v.forward(
      v.partialCheck(
        [['day'], ['time']],
        // A day or a time that is wrong itself has its own error.
        (start) => start.day < todayInIndia(new Date(now)) || !(startOf(start) <= now),
        t(messages.timeInvalid),
      ),
      ['time'],
    ),
  )

/** Sets, moves or cancels an interview. The applicant gets a calendar entry. */
export function InterviewDialog({ application, now, onClose }: InterviewDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const { run, isBusy } = usePageRequest()
  const { row, interview } = application
  const put = (api: ApiClient, next: Application['interview']) =>
    answerOf(
      api.PUT('/job-applications/{id}/interview', {
        params: { path: { id: row.id } },
        body: { revision: row.revision, interview: next },
      }),
    )
  const { field, day, isDirty, isSending, onSubmit } = usePageForm({
    schema: (translate) => interviewSchema(translate, now),
    initial: {
      ...(interview === null ? { day: '', time: '11:00' } : inIndia(interview.starts_at)),
      minutes: String(interview?.minutes ?? 45),
      place: interview?.place ?? '',
      note: interview?.note ?? '',
    },
    fieldOf: (apiField) => apiField.replace('interview.', '').replace('starts_at', 'time'),
    send: (api, { minutes, place, note, ...start }) =>
      put(api, { starts_at: new Date(startOf(start)).toISOString(), minutes, place, note }),
    toast: () => t(messages.interviewSaved),
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty: isDirty && !isBusy, onClose })
  async function cancel() {
    const toast = () => t(messages.interviewCancelled)
    if ((await run((api) => put(api, null), { toast })) !== null) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(messages.moveTitles.interviewing(row.label))}
      description={t(messages.interviewHint)}
      closeLabel={t(messages.close)}
      className={styles.wide}
      onClose={close}
      footer={
        <>
          {interview !== null && (
            <Button
              className={styles.apart}
              loading={isBusy || isSending}
              onClick={() => void cancel()}
            >
              {t(messages.cancelInterview)}
            </Button>
          )}
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy || isSending}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
        <div className={styles.pair}>
          <DatePicker label={t(messages.date)} min={todayInIndia(new Date(now))} {...day('day')} />
          <TextField label={t(messages.time)} type="time" {...field('time')} />
          <TextField label={t(messages.length)} inputMode="numeric" {...field('minutes')} />
        </div>
        <TextField
          label={t(messages.where)}
          placeholder={t(messages.wherePlaceholder)}
          maxLength={200}
          {...field('place')}
        />
        <TextArea label={t(messages.note)} rows={2} maxLength={1000} {...field('note')} />
      </form>
      {question}
    </Dialog>
  )
}
