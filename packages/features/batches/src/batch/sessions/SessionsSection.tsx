import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { OpenBatchDialog } from '../BatchDialog'
import type { LoadedBatch } from '../load-batch'
import { messages } from './messages'
import { SessionRow } from './SessionRow'
import * as styles from './sessions.css'
import { shownSessions } from './shown-sessions'

interface SessionsSectionProps extends LoadedBatch {
  onOpen: (dialog: OpenBatchDialog) => void
}

/** The sessions of the batch: the next ones, or all. */
export function SessionsSection(props: SessionsSectionProps) {
  const { batch, sessions, now, state, onOpen } = props
  const t = useMessages(messages)
  const shown = shownSessions(sessions, { now, ...state })
  const path = accountPaths.batch(batch.id)
  const isShort = shown.length < sessions.length
  const { sessions: all, sessions_done: done } = batch.figures
  return (
    <section aria-labelledby="sessions">
      <SectionHead
        title={t(messages.title)}
        titleId="sessions"
        note={all > 0 && t(messages.held(done, all))}
      />
      {shown.length === 0 && (
        <p className={styles.none}>
          {t(sessions.length === 0 ? messages.none : messages.noneAhead)}
        </p>
      )}
      <ol>
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            batch={batch}
            now={now}
            isSelected={session.id === state.session}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {(isShort || state.showsAll) && (
        <Link
          className={styles.toggle}
          data-keep-place=""
          href={isShort ? `${path}?sessions=all` : path}
        >
          {isShort ? t(messages.all(sessions.length)) : t(messages.upcoming)}
        </Link>
      )}
    </section>
  )
}
