import type { EnquiryForm } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import { Timeline } from '@edbazaar/ui/Timeline'
import { messages } from './messages'
import * as styles from './panel.css'

interface NextStepsProps {
  me: EnquiryForm['me']
  email: string
  /** The last day of the permission, yyyy-mm-dd, or '' while it is not chosen. */
  until: string
}

/** The steps after sending, shown before it is sent. */
export function NextSteps({ me, email, until }: NextStepsProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const isConfirmed = me?.is_email_confirmed === true && me.email === email.trim().toLowerCase()
  const start = isConfirmed
    ? { id: 'copy', title: t(messages.nextCopy), date: t(messages.now) }
    : {
        id: 'confirm',
        title: t(messages.nextConfirm),
        date: t(messages.now),
        body: <p className={styles.quiet}>{t(messages.nextConfirmText)}</p>,
      }
  const steps = [
    start,
    { id: 'answer', title: t(messages.nextAnswer), date: t(messages.afterHours) },
    { id: 'reminder', title: t(messages.nextReminder), date: t(messages.afterDue) },
    ...(until === ''
      ? []
      : [
          {
            id: 'end',
            title: t(messages.nextEnd),
            date: formatDay(until, { locale }),
            dateTime: until,
          },
        ]),
  ]
  return (
    <section className={styles.group} aria-labelledby="next-title">
      <h3 id="next-title" className={styles.groupTitle}>
        {t(messages.next)}
      </h3>
      <Timeline
        label={t(messages.next)}
        events={steps.map((step) => ({ ...step, state: 'next' as const }))}
      />
    </section>
  )
}
