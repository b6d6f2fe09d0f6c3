import { useFormFocus } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { useRef } from 'react'
import type { ModerationCase } from '../case-types'
import { ConflictNotice } from '../decide/ConflictNotice'
import { FailedCase } from '../queue/EmptyQueue'
import type { LoadedQueue } from '../queue/load-queue'
import type { Queue } from '../queue/use-queue'
import { CaseActions } from './CaseActions'
import { CaseChanges } from './CaseChanges'
import { CaseClaim } from './CaseClaim'
import { CaseContext } from './CaseContext'
import { CaseFindings } from './CaseFindings'
import { CaseHead } from './CaseHead'
import { CaseHistory } from './CaseHistory'
import { CaseNotices } from './CaseNotices'
import { CaseRecord } from './CaseRecord'
import { CaseReports } from './CaseReports'
import { CaseText } from './CaseText'
import { ComposedDecision } from './ComposedDecision'
import * as styles from './case.css'
import { messages } from './messages'
import { AppealSection, ClaimsSection } from './RequestSections'
import type { CaseEditor } from './use-case-editor'

interface CasePaneProps {
  queue: Queue
  loaded: LoadedQueue
  caseEditor: CaseEditor
}

/** The open case, or why it is not shown. */
export function CasePane({ queue, loaded, caseEditor }: CasePaneProps) {
  const t = useMessages(messages)
  const { open, now } = loaded
  return (
    <article className={styles.pane}>
      {open === 'missing' && (
        <EmptyState
          title={t(messages.missingTitle)}
          actions={
            <ButtonLink href={queue.pathWith({ case: null })} variant="act">
              {t(messages.backToQueue)}
            </ButtonLink>
          }
        >
          {t(messages.missingText)}
        </EmptyState>
      )}
      {open === 'failed' && <FailedCase />}
      {typeof open === 'object' && open !== null && (
        <OpenCase
          key={open.row.id}
          queue={queue}
          opened={open}
          list={loaded.list}
          now={now}
          caseEditor={caseEditor}
        />
      )}
    </article>
  )
}

export interface OpenCaseProps {
  queue: Queue
  opened: ModerationCase
  list: LoadedQueue['list']
  now: number
  caseEditor: CaseEditor
}

function OpenCase(props: OpenCaseProps) {
  const { opened, queue, now, caseEditor } = props
  const isBeside = caseEditor.decision !== null && queue.isWide
  const pane = useRef<HTMLDivElement>(null)
  const form = useFormFocus<HTMLDivElement>(isBeside, () =>
    pane.current?.querySelector<HTMLElement>(`[data-decides="${caseEditor.composed}"]`),
  )
  return (
    <div ref={pane} className={styles.withBar}>
      <CaseHead {...props} />
      <div className={styles.notices}>
        {caseEditor.decision === null && <ConflictNotice opened={opened} />}
        <CaseNotices opened={opened} now={now} />
        <CaseClaim opened={opened} now={now} />
      </div>
      <div className={styles.grid} data-composing={isBeside || undefined}>
        <div className={styles.main}>
          <AppealSection opened={opened} now={now} />
          <ClaimsSection opened={opened} now={now} caseEditor={caseEditor} />
          <CaseReports opened={opened} now={now} />
          <CaseFindings opened={opened} />
          <CaseChanges opened={opened} caseEditor={caseEditor} />
          <CaseRecord opened={opened} />
          <CaseText opened={opened} />
          {!isBeside && <CaseHistory opened={opened} now={now} caseEditor={caseEditor} />}
        </div>
        {isBeside ? (
          <aside className={styles.side}>
            <ComposedDecision
              ref={form}
              opened={opened}
              caseEditor={caseEditor}
              isInDialog={false}
            />
          </aside>
        ) : (
          <CaseContext queue={queue} opened={opened} now={now} />
        )}
      </div>
      {!isBeside && <CaseActions opened={opened} caseEditor={caseEditor} />}
      {caseEditor.decision !== null && !queue.isWide && (
        <ComposedDecision opened={opened} caseEditor={caseEditor} isInDialog />
      )}
    </div>
  )
}
