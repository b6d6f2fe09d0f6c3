import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import type { Application } from '../application-types'
import type { OpenDialog } from '../dialogs/HiringDialog'
import { messages } from '../messages'
import type { Page } from '../use-applications'
import { CandidateHead } from './CandidateHead'
import { CvSheet } from './CvSheet'
import * as styles from './candidate.css'
import { MessagesSection } from './MessagesSection'
import { Needs } from './Needs'
import { Section } from './Section'

interface CandidatePaneProps {
  page: Page
  application: Application
  now: number
  mayDecide: boolean
  onDialog: (dialog: OpenDialog) => void
}

/** What the applicant sent, and the messages. */
export function CandidatePane({ page, application, now, mayDecide, onDialog }: CandidatePaneProps) {
  const t = useMessages(messages)
  const { answers, letter } = application
  return (
    <article>
      <CandidateHead
        page={page}
        application={application}
        now={now}
        mayDecide={mayDecide}
        onDialog={onDialog}
      />
      <Needs application={application} />
      {answers.length > 0 && (
        <Section title={t(messages.answers)}>
          <dl>
            {answers.map(({ question_id: id, prompt, value }) => (
              <div key={id} className={styles.answer}>
                <dt lang={languageOf(prompt)}>{prompt}</dt>
                <dd lang={languageOf(value)}>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {letter !== null && (
        <Section title={t(messages.letter)}>
          <p className={styles.letter} lang={languageOf(letter)}>
            {letter}
          </p>
        </Section>
      )}
      <CvSheet application={application} />
      <MessagesSection application={application} now={now} mayWrite={mayDecide} />
    </article>
  )
}
