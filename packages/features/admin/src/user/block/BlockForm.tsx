import { type AdminUserDetail, answerOf } from '@edbazaar/api-client'
import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { addDays, dayInIndia, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import type { Ref } from 'react'
import { messages } from '../messages'
import * as styles from '../user.css'
import { blockReasons, blockSchema } from './block-schema'

interface BlockFormProps {
  ref: Ref<HTMLFormElement>
  detail: AdminUserDetail
  onClose: () => void
}

/** The reason and the end of a block. */
export function BlockForm({ ref, detail, onClose }: BlockFormProps) {
  const t = useMessages(messages)
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const { block, user } = detail
  const params = { path: { userId: user.id } }
  const { onSubmit, isSending, field, day } = usePageForm({
    schema: blockSchema,
    initial: {
      reason_code: block?.reason_code ?? '',
      reason: block?.reason ?? '',
      until: block?.until ? dayInIndia(block.until) : '',
    },
    send: (api, body) =>
      withPassword(() => answerOf(api.PUT('/admin/users/{userId}/block', { params, body }))),
    toast: () => t(messages.blocked),
    reloadsOn: [404, 409],
    onSuccess: onClose,
  })
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={onSubmit}>
      <Select
        label={t(messages.reason)}
        options={[
          { value: '', label: t(messages.chooseReason) },
          ...blockReasons.map((code) => ({ value: code, label: t(messages.reasons[code]) })),
        ]}
        {...field('reason_code')}
      />
      <TextArea
        label={t(messages.words)}
        hint={t(messages.wordsHint)}
        rows={3}
        maxLength={500}
        {...field('reason')}
      />
      <DatePicker
        label={t(messages.until)}
        hint={t(messages.untilHint)}
        min={addDays(todayInIndia(new Date()), 1)}
        {...day('until')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="danger" loading={isSending}>
          {t(block === null ? messages.blockUser : messages.changeBlock)}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </div>
      {passwordDialog}
    </form>
  )
}
