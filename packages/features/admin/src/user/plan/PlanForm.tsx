import { type AdminUserDetail, answerOf } from '@edbazaar/api-client'
import { optionalDayField, requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import type { Ref } from 'react'
import * as v from 'valibot'
import { messages } from '../messages'
import * as styles from '../user.css'
import { planNameOf } from './plan-name'

interface PlanFormProps {
  ref: Ref<HTMLFormElement>
  detail: AdminUserDetail
  onClose: () => void
}

const planSchema = (t: Translate) =>
  v.object({
    plan: v.string(),
    until: optionalDayField(t(messages.lastDayInvalid), { min: todayInIndia(new Date()) }),
    reason: requiredText(t(messages.whyRequired)),
  })

/** The plan that the user gets, until when, and why. */
export function PlanForm({ ref, detail, onClose }: PlanFormProps) {
  const t = useMessages(messages)
  const { plan, user } = detail
  const params = { path: { userId: user.id } }
  const { onSubmit, isSending, field, day } = usePageForm({
    schema: planSchema,
    initial: { plan: plan.name, until: plan.until ?? '', reason: '' },
    send: (api, body) => answerOf(api.PUT('/admin/users/{userId}/plan', { params, body })),
    toast: () => t(messages.planChanged),
    reloadsOn: [404, 409],
    onSuccess: onClose,
  })
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={onSubmit}>
      <Select
        label={t(messages.plan)}
        options={plan.options.map(({ key }) => ({
          value: key,
          label: planNameOf({ name: key, options: plan.options }, t),
        }))}
        {...field('plan')}
      />
      <DatePicker
        label={t(messages.lastDay)}
        hint={t(messages.lastDayHint)}
        min={todayInIndia(new Date())}
        {...day('until')}
      />
      <TextArea
        label={t(messages.why)}
        hint={t(messages.planWhyHint)}
        rows={2}
        maxLength={500}
        {...field('reason')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.changePlan)}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </div>
    </form>
  )
}
