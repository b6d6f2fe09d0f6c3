import { answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { dayField, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { addDays, dayInIndia, type Translate, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useId } from 'react'
import * as v from 'valibot'
import { ClosingTimeSelect, closingTimes } from '../labels/ClosingTimeSelect'
import { closingDays } from '../labels/closing-days'
import type { ClosingTime } from '../labels/job-post-types'
import { messages } from './messages'
import type { PostDialogProps } from './PostMenu'
import * as styles from './posts.css'

const extensionSchema = (t: Translate) =>
  v.object({
    closes_on: dayField(t(messages.dateMissing)),
    closes_time: v.picklist(closingTimes),
    reason: v.pipe(v.string(), v.trim(), v.minLength(10, t(messages.reasonShort))),
  })

/** Asks for a new closing time and the reason. */
export default function ExtendDialog({ post, name, onClose }: PostDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const { id, revision } = post
  const isClosed = post.status === 'closed'
  const { inTwoWeeks, last } = closingDays(null)
  const present = isClosed || post.closes_at === null ? null : dayInIndia(post.closes_at)
  const suggested = present === null ? inTwoWeeks : addDays(present, 14)
  const { field, day, control, isDirty, isSending, onSubmit } = usePageForm({
    schema: extensionSchema,
    initial: {
      // A job that closes near the last day possible, or after it, has no earlier date to offer.
      closes_on: suggested < last ? suggested : present === null || present < last ? last : '',
      closes_time: '23:59' as ClosingTime,
      reason: '',
    },
    // The other fields of the API are about the closing time.
    fieldOf: (apiField) => (apiField === 'reason' ? 'reason' : 'closes_on'),
    send: (api, extension) =>
      answerOf(
        api.POST('/job-posts/{id}/extension', {
          params: { path: { id } },
          body: { ...extension, revision },
        }),
      ),
    toast: () => t(messages.extended),
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const { error: _, ...time } = control('closes_time')
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t(isClosed ? messages.reopen : messages.extendTitle)}
      description={t(isClosed ? messages.reopenText(name) : messages.extendText(name))}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(isClosed ? messages.reopen : messages.extend)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={onSubmit}>
        <div className={styles.pair}>
          <DatePicker
            label={t(messages.date)}
            {...(present !== null && { min: present })}
            max={last}
            required
            {...day('closes_on')}
          />
          <ClosingTimeSelect label={t(messages.time)} {...time} />
        </div>
        <TextArea
          label={t(messages.reason)}
          hint={t(messages.reasonHint)}
          minLength={10}
          maxLength={300}
          rows={3}
          required
          {...field('reason')}
        />
      </form>
      {question}
    </Dialog>
  )
}
