import { answerOf, type JobRole } from '@edbazaar/api-client'
import { jobMessages, payScaleName } from '@edbazaar/feature-catalogue-ui/job-labels'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { formatRupees } from '@edbazaar/ui/formatting'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { FormSection, type SectionProps } from './FormSection'
import * as styles from './form.css'
import { messages } from './messages'
import { groupDigits } from './post-draft'

const levels = Array.from({ length: 12 }, (_, index) => `level-${index + 1}`)
const periods = ['month', 'hour', 'year'] as const
const isScale = (value: string): value is NonNullable<SectionProps['form']['draft']['pay_scale']> =>
  levels.includes(value)

interface PaySectionProps extends SectionProps {
  /** The state of the listing. */
  state: string | null
}

/** The pay, which every job states: a range or a pay scale. */
export function PaySection({ form: { draft, change, errors }, isLocked, state }: PaySectionProps) {
  const t = useMessages(messages, jobMessages)
  const hint = usePayHint(draft.role, state)
  const hasScale = draft.pay_scale !== null
  const amount = (name: 'salary_min' | 'salary_max') => ({
    value: draft[name],
    error: errors[name],
    disabled: isLocked,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    required: true,
    icon: <span className={styles.rupee}>₹</span>,
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: groupDigits(target.value) }),
  })
  return (
    <FormSection title={t(messages.pay)}>
      <RadioGroup
        legend={t(messages.payBy)}
        orientation="horizontal"
        value={hasScale ? 'scale' : 'range'}
        disabled={isLocked}
        options={[
          { value: 'range', label: t(messages.payRange) },
          { value: 'scale', label: t(messages.payScale) },
        ]}
        onValueChange={(by) => change({ pay_scale: by === 'scale' ? 'level-7' : null })}
      />
      {hasScale ? (
        <Select
          label={t(messages.scale)}
          value={draft.pay_scale ?? ''}
          disabled={isLocked}
          options={levels.map((level) => ({
            value: level,
            label: isScale(level) ? payScaleName(level, t) : level,
          }))}
          onChange={({ target }) => {
            if (isScale(target.value)) change({ pay_scale: target.value })
          }}
        />
      ) : (
        <div className={styles.three}>
          <TextField label={t(messages.minimum)} {...amount('salary_min')} />
          <TextField label={t(messages.maximum)} {...amount('salary_max')} />
          <Select
            label={t(messages.period)}
            value={draft.pay_period}
            disabled={isLocked}
            options={periods.map((period) => ({
              value: period,
              label: t(messages.periods[period]),
            }))}
            onChange={({ target }) => {
              const period = periods.find((each) => each === target.value)
              if (period) change({ pay_period: period })
            }}
          />
        </div>
      )}
      <p className={styles.hint}>{hint}</p>
    </FormSection>
  )
}

/** The pay of similar jobs, if enough are known. */
function usePayHint(role: JobRole, state: string | null): string {
  const t = useMessages(messages)
  const api = useAtomValue(apiAtom)
  const [pay, setPay] = useState<{ from: number; to: number; jobs: number; place: string | null }>()
  useEffect(() => {
    if (api === null) return
    const abort = new AbortController()
    const query = { role, ...(state !== null && { state }) }
    answerOf(api.GET('/job-posts/similar-pay', { params: { query }, signal: abort.signal })).then(
      ({ from, to, jobs }) =>
        setPay(from === null || to === null ? undefined : { from, to, jobs, place: state }),
      // The form works without the hint.
      (cause: unknown) => abort.signal.aborted || console.warn(cause),
    )
    return () => abort.abort()
  }, [api, role, state])
  if (pay === undefined) return t(messages.payHint)
  const place = pay.place ?? t(messages.india)
  return t(messages.similarPay(formatRupees(pay.from), formatRupees(pay.to), place, pay.jobs))
}
