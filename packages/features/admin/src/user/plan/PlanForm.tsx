import { type AdminUserDetail, answerOf } from '@edbazaar/api-client'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type FormEvent, type Ref, useState } from 'react'
import { messages } from '../messages'
import { useUserRequest } from '../use-user-request'
import * as styles from '../user.css'
import { planNameOf } from './plan-name'

interface PlanFormProps {
  ref: Ref<HTMLFormElement>
  detail: AdminUserDetail
  onClose: () => void
}

/** The plan that the user gets, until when, and why. */
export function PlanForm({ ref, detail, onClose }: PlanFormProps) {
  const t = useMessages(messages)
  const { send, isBusy } = useUserRequest()
  const { plan: current, user } = detail
  const [plan, setPlan] = useState(current.name)
  const [until, setUntil] = useState(current.until ?? '')
  const [isDayInvalid, setIsDayInvalid] = useState(false)
  const [reason, setReason] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const today = todayInIndia(new Date())
  const isUntilWrong = isDayInvalid || (until !== '' && until < today)
  const isReasonMissing = reason.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isUntilWrong || isReasonMissing) return
    const body = { plan, until: until === '' ? null : until, reason: reason.trim() }
    const params = { path: { userId: user.id } }
    const isSent = await send(
      (api) => answerOf(api.PUT('/admin/users/{userId}/plan', { params, body })),
      t(messages.planChanged),
    )
    if (isSent) onClose()
  }
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Select
        label={t(messages.plan)}
        value={plan}
        options={current.options.map(({ key }) => ({
          value: key,
          label: planNameOf({ name: key, options: current.options }, t),
        }))}
        onChange={({ target }) => setPlan(target.value)}
      />
      <DatePicker
        label={t(messages.lastDay)}
        hint={t(messages.lastDayHint)}
        error={hasTried && isUntilWrong ? t(messages.lastDayInvalid) : undefined}
        min={today}
        value={until}
        onValueChange={(day) => {
          setUntil(day)
          setIsDayInvalid(false)
        }}
        onTextChange={(text) => setIsDayInvalid(text.trim() !== '')}
      />
      <TextArea
        label={t(messages.why)}
        hint={t(messages.planWhyHint)}
        error={hasTried && isReasonMissing ? t(messages.whyRequired) : undefined}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="main" loading={isBusy}>
          {t(messages.changePlan)}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </div>
    </form>
  )
}
