import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMoment } from '@edbazaar/ui/formatting'
import type { Application } from '../application-types'
import type { OpenDialog } from '../dialogs/HiringDialog'
import { messages } from '../messages'
import * as styles from './applicant.css'
import { Section } from './Section'

interface InterviewSectionProps {
  application: Application
  now: number
  mayDecide: boolean
  onDialog: (dialog: OpenDialog) => void
}

/** The interview, and its date for those who may set it; nothing if there is none to come. */
export function InterviewSection(props: InterviewSectionProps) {
  const { application, now, mayDecide, onDialog } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const { interview, row } = application
  const maySet = mayDecide && row.state === 'interviewing'
  const isAhead = row.state === 'submitted' || row.state === 'shortlisted'
  if (interview === null && !maySet && !(isAhead && mayDecide)) return null
  return (
    <Section title={t(messages.interview)}>
      <div className={styles.interview}>
        {interview === null ? (
          <p className={styles.quiet}>
            {t(isAhead ? messages.interviewFirst : messages.noInterview)}
          </p>
        ) : (
          <p className={styles.interviewFacts}>
            <b>{formatMoment(interview.starts_at, { now, locale })}</b>
            <span>{interview.place}</span>
            {interview.note !== null && <span>{interview.note}</span>}
            <span className={styles.quiet}>{t(messages.minutes(interview.minutes))}</span>
          </p>
        )}
        {maySet && (
          <Button onClick={() => onDialog({ kind: 'interview', application })}>
            {t(interview === null ? messages.setInterview : messages.reschedule)}
          </Button>
        )}
      </div>
    </Section>
  )
}
