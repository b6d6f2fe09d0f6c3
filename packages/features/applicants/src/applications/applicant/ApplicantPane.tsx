import { useMessages } from '@edbazaar/feature-platform'
import { formatBytes, languageOf } from '@edbazaar/ui/formatting'
import type { Application } from '../application-types'
import type { OpenDialog } from '../dialogs/HiringDialog'
import { messages } from '../messages'
import type { Page } from '../use-applications'
import { ApplicantHead } from './ApplicantHead'
import * as styles from './applicant.css'
import { CvSheet } from './CvSheet'
import { JobRequirements } from './JobRequirements'
import { MessagesSection } from './MessagesSection'
import { OpenFile } from './OpenFile'
import { Section } from './Section'

interface ApplicantPaneProps {
  page: Page
  application: Application
  now: number
  mayDecide: boolean
  onDialog: (dialog: OpenDialog) => void
}

/** The application, and the messages. */
export function ApplicantPane({ page, application, now, mayDecide, onDialog }: ApplicantPaneProps) {
  const t = useMessages(messages)
  const { answers, letter } = application
  return (
    <article>
      <ApplicantHead
        page={page}
        application={application}
        now={now}
        mayDecide={mayDecide}
        onDialog={onDialog}
      />
      <JobRequirements application={application} />
      {answers.length > 0 && (
        <Section title={t(messages.answers)}>
          <dl>
            {answers.map((answer) => (
              <Answer
                key={answer.question_id}
                application={application}
                answer={answer}
                isOversight={page.place.kind === 'oversight'}
              />
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
      <CvSheet application={application} isOversight={page.place.kind === 'oversight'} />
      <MessagesSection application={application} now={now} mayWrite={mayDecide} />
    </article>
  )
}

interface AnswerProps {
  application: Application
  answer: Application['answers'][number]
  isOversight: boolean
}

/** The answer to a question: a text, or a file that is hidden until the applicant is shortlisted. */
function Answer({ application, answer, isOversight }: AnswerProps) {
  const t = useMessages(messages)
  const { question_id: id, prompt, value, is_file: isFile, file } = answer
  return (
    <div className={styles.answer}>
      <dt lang={languageOf(prompt)}>{prompt}</dt>
      {!isFile && <dd lang={languageOf(value)}>{value}</dd>}
      {isFile && file === null && <dd className={styles.quiet}>{t(messages.fileHidden)}</dd>}
      {file !== null && (
        <dd className={styles.file}>
          <span>
            {file.name}, {formatBytes(file.size)}
          </span>
          <OpenFile id={application.row.id} questionId={id} isOversight={isOversight} />
        </dd>
      )}
    </div>
  )
}
