import { type AdminUserDetail, answerOf } from '@edbazaar/api-client'
import { addDays, dayInIndia, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type FormEvent, type Ref, useState } from 'react'
import { messages } from '../messages'
import { useUserRequest } from '../use-user-request'
import * as styles from '../user.css'
import { type BlockValues, blockBody, blockReasons, missingIn } from './block-values'

interface BlockFormProps {
  ref: Ref<HTMLFormElement>
  detail: AdminUserDetail
  onClose: () => void
}

/** The reason and the end of a block. */
export function BlockForm({ ref, detail, onClose }: BlockFormProps) {
  const t = useMessages(messages)
  const { send, isBusy, passwordDialog } = useUserRequest()
  const [values, setValues] = useState<BlockValues>(() => valuesOf(detail))
  const [hasTried, setHasTried] = useState(false)
  const missing = hasTried ? missingIn(values) : null
  const change = (changed: Partial<BlockValues>) => setValues({ ...values, ...changed })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    const body = blockBody(values)
    if (body === null) return
    const path = { userId: detail.user.id }
    const isSent = await send(
      (api) => answerOf(api.PUT('/admin/users/{userId}/block', { params: { path }, body })),
      t(messages.blocked),
    )
    if (isSent) onClose()
  }
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Select
        label={t(messages.reason)}
        value={values.code ?? ''}
        error={missing === 'code' ? t(messages.reasonRequired) : undefined}
        options={[
          { value: '', label: t(messages.chooseReason) },
          ...blockReasons.map((code) => ({ value: code, label: t(messages.reasons[code]) })),
        ]}
        onChange={({ target }) =>
          change({ code: blockReasons.find((code) => code === target.value) ?? null })
        }
      />
      <TextArea
        label={t(messages.words)}
        hint={t(messages.wordsHint)}
        error={missing === 'reason' ? t(messages.wordsRequired) : undefined}
        rows={3}
        maxLength={500}
        value={values.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <DatePicker
        label={t(messages.until)}
        hint={t(messages.untilHint)}
        error={missing === 'until' ? t(messages.untilInvalid) : undefined}
        min={addDays(todayInIndia(new Date()), 1)}
        value={values.until}
        onValueChange={(until) => change({ until, isDayInvalid: false })}
        onTextChange={(text) => change({ isDayInvalid: text.trim() !== '' })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="danger" loading={isBusy}>
          {t(detail.block === null ? messages.blockUser : messages.changeBlock)}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </div>
      {passwordDialog}
    </form>
  )
}

/** The form starts with the block that there is. */
function valuesOf({ block }: AdminUserDetail): BlockValues {
  return {
    code: block?.reason_code ?? null,
    reason: block?.reason ?? '',
    until: block?.until ? dayInIndia(block.until) : '',
    isDayInvalid: false,
  }
}
