import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { ClosingTimeSelect } from '../labels/ClosingTimeSelect'
import { closingDays } from '../labels/closing-days'
import { FormSection, type SectionProps } from './FormSection'
import * as styles from './form.css'
import { messages } from './messages'

interface ClosingSectionProps extends SectionProps {
  /** Whether the job is or was live: it can then close earlier only. */
  wasLive: boolean
}

/** When the job is published and when it closes. */
export function ClosingSection({ form, isLocked, wasLive }: ClosingSectionProps) {
  const t = useMessages(messages)
  const { draft, change, errors, saved } = form
  const today = todayInIndia(new Date())
  const { first, last } = closingDays(draft.publish_on || null)
  const limits = wasLive
    ? { min: today, max: saved?.fields.closes_on ?? undefined }
    : { min: first, max: last }
  const isPast = draft.publish_on !== '' && draft.publish_on < today
  return (
    <FormSection title={t(messages.closing)}>
      <div className={styles.fields}>
        <DatePicker
          label={t(messages.date)}
          value={draft.closes_on}
          error={errors.closes_on}
          disabled={isLocked}
          {...(isLocked ? {} : limits)}
          required
          onValueChange={(day) => change({ closes_on: day })}
        />
        <ClosingTimeSelect
          label={t(messages.time)}
          value={draft.closes_time}
          disabled={isLocked}
          onValueChange={(time) => change({ closes_time: time })}
        />
      </div>
      <p className={styles.hint}>{t(wasLive ? messages.closingLive : messages.closingHint)}</p>
      {!wasLive && (
        <div className={styles.fields}>
          <DatePicker
            label={t(messages.publish)}
            labelEnd={<span className={styles.note}>{t(messages.optional)}</span>}
            hint={t(isPast ? messages.publishPast : messages.publishHint)}
            value={draft.publish_on}
            error={errors.publish_on}
            disabled={isLocked}
            onValueChange={(day) => change({ publish_on: day })}
          />
        </div>
      )}
    </FormSection>
  )
}
