import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import type { Application } from '../application-types'
import type { OpenDialog } from '../dialogs/HiringDialog'
import { messages } from '../messages'
import * as styles from './applicant.css'
import { ContactSection } from './ContactSection'
import { InterviewSection } from './InterviewSection'
import { NotesSection } from './NotesSection'
import { Scorecard } from './Scorecard'

interface ReviewPaneProps {
  application: Application
  now: number
  mayDecide: boolean
  isOversight: boolean
  onDialog: (dialog: OpenDialog) => void
}

/** The team's part: interview, contact, scorecard, notes and history. */
export function ReviewPane(props: ReviewPaneProps) {
  const { application, now, mayDecide, isOversight, onDialog } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const { removed_on: removedOn } = application
  return (
    <>
      <InterviewSection
        application={application}
        now={now}
        mayDecide={mayDecide}
        onDialog={onDialog}
      />
      <ContactSection application={application} mayReveal={mayDecide} isOversight={isOversight} />
      <Scorecard application={application} mayScore={mayDecide} />
      <NotesSection application={application} now={now} mayWrite={mayDecide} />
      {removedOn !== null && (
        <p className={styles.note}>
          {t(
            messages.removedOn(
              formatDay(removedOn, {
                withYear: true,
                locale,
              }),
            ),
          )}
        </p>
      )}
    </>
  )
}
