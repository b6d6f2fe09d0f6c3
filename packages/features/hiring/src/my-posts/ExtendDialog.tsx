import { addDays, dayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type FormEvent, useId, useState } from 'react'
import { ClosingTimeSelect } from '../labels/ClosingTimeSelect'
import { closingDays } from '../labels/closing-days'
import type { ClosingTime } from '../labels/job-post-types'
import { messages } from './messages'
import type { PostDialogProps } from './PostMenu'
import * as styles from './posts.css'
import type { ExtensionErrors } from './use-post-actions'

/** Asks for a new closing time and the reason. */
export default function ExtendDialog({ post, name, actions, onClose }: PostDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const isClosed = post.status === 'closed'
  const { inTwoWeeks, last } = closingDays(null)
  const present = isClosed || post.closes_at === null ? null : dayInIndia(post.closes_at)
  const suggested = present === null ? inTwoWeeks : addDays(present, 14)
  // A job that closes near the last day possible, or after it, has no earlier date to offer.
  const [day, setDay] = useState(
    suggested < last ? suggested : present === null || present < last ? last : '',
  )
  const [time, setTime] = useState<ClosingTime>('23:59')
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<ExtensionErrors>({})

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const found: ExtensionErrors = {
      ...(day === '' && { closes_on: t(messages.dateMissing) }),
      ...(reason.trim().length < 10 && { reason: t(messages.reasonShort) }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const extension = { closes_on: day, closes_time: time, reason }
    if (await actions.extend(post, extension, setErrors)) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isClosed ? messages.reopen : messages.extendTitle)}
      description={t(isClosed ? messages.reopenText(name) : messages.extendText(name))}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={actions.isBusy}>
            {t(isClosed ? messages.reopen : messages.extend)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => void onSubmit(event)}
      >
        <div className={styles.pair}>
          <DatePicker
            label={t(messages.date)}
            value={day}
            onValueChange={setDay}
            error={errors.closes_on}
            {...(present !== null && { min: present })}
            max={last}
            required
          />
          <ClosingTimeSelect label={t(messages.time)} value={time} onValueChange={setTime} />
        </div>
        <TextArea
          label={t(messages.reason)}
          hint={t(messages.reasonHint)}
          error={errors.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          minLength={10}
          maxLength={300}
          rows={3}
          required
        />
      </form>
    </Dialog>
  )
}
