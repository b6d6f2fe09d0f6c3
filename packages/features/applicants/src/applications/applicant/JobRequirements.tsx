import { useMessages } from '@edbazaar/feature-platform'
import { formatRupees } from '@edbazaar/ui/formatting'
import { CheckIcon, TriangleAlertIcon } from '@edbazaar/ui/Icon'
import type { Application } from '../application-types'
import { messages } from '../messages'
import * as styles from './applicant.css'

/** The requirements of the job beside the facts of the applicant. Facts that are not required have no mark. */
export function JobRequirements({
  application: { row, job_terms: terms },
}: {
  application: Application
}) {
  const t = useMessages(messages)
  const { qualifications, experience_years: years, expected_pay: pay } = row
  const wanted = terms.experience_min
  const isAbove = pay !== null && terms.pay_period === 'month' && pay > (terms.salary_max ?? pay)
  const facts = [
    {
      label:
        terms.qualifications.length > 0
          ? terms.qualifications.join(', ')
          : t(messages.qualifications),
      value: qualifications,
      isMet: terms.qualifications.length === 0 ? null : qualifications !== null,
    },
    {
      label: wanted === null ? t(messages.experienceLabel) : t(messages.experienceWanted(wanted)),
      value: years === null ? null : t(messages.experience(years)),
      isMet: wanted === null ? null : years !== null && years >= wanted,
    },
    {
      label: t(messages.expectedPay),
      value: pay === null ? null : formatRupees(pay),
      isMet: terms.salary_max === null || terms.pay_period !== 'month' ? null : !isAbove,
      note: isAbove ? t(messages.aboveRange) : undefined,
    },
  ]
  return (
    <dl className={styles.needs} aria-label={t(messages.needs)}>
      {facts.map(({ label, value, isMet, note }) => (
        <div key={label} className={styles.need}>
          <dt>{label}</dt>
          <dd data-met={(value !== null && isMet !== false) || undefined}>
            {value !== null && isMet === true && <CheckIcon size="small" />}
            {value !== null && isMet === false && <TriangleAlertIcon size="small" />}
            <span>
              {value ?? t(messages.notProvided)}
              {note && <span className={styles.above}> {note}</span>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
