import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { useMessages } from '@edbazaar/feature-platform'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ApplicantPane } from './applicant/ApplicantPane'
import { ReviewPane } from './applicant/ReviewPane'
import * as styles from './applications.css'
import type { OpenDialog } from './dialogs/HiringDialog'
import type { LoadedApplications } from './load-applications'
import { messages } from './messages'
import type { Page } from './use-applications'

interface OpenedApplicationProps {
  page: Page
  application: LoadedApplications['application']
  /** Whether there are applications to choose from. */
  hasRows: boolean
  now: number
  mayDecide: boolean
  onDialog: (dialog: OpenDialog) => void
}

/** Beside the list: the open application and its review, or the reason why there is none. */
export function OpenedApplication(props: OpenedApplicationProps) {
  const { page, application, hasRows, now, mayDecide, onDialog } = props
  const t = useMessages(messages)
  const opened = typeof application === 'object' ? application : null
  return (
    <>
      <div className={inboxStyles.openedPane}>
        <div className={inboxStyles.scroller}>
          {application === null && hasRows && (
            <EmptyState className={styles.choose} title={t(messages.choose)}>
              {t(messages.chooseText)}
            </EmptyState>
          )}
          {typeof application === 'string' && (
            <EmptyState className={styles.choose} title={t(messages.missing)}>
              {t(application === 'missing' ? messages.missingText : messages.failedText)}
            </EmptyState>
          )}
          {opened && (
            <ApplicantPane
              key={opened.row.id}
              page={page}
              application={opened}
              now={now}
              mayDecide={mayDecide}
              onDialog={onDialog}
            />
          )}
        </div>
      </div>
      {opened && (
        <aside className={inboxStyles.sidePane} aria-label={t(messages.scorecard)}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs the focus. */}
          <div className={inboxStyles.scroller} tabIndex={0}>
            <ReviewPane
              key={opened.row.id}
              application={opened}
              now={now}
              mayDecide={mayDecide}
              isOversight={page.place.kind === 'oversight'}
              onDialog={onDialog}
            />
          </div>
        </aside>
      )}
    </>
  )
}
