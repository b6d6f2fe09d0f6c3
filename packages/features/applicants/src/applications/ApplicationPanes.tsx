import { toggleOne } from '@edbazaar/feature-list-kit/inbox'
import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { useMessages } from '@edbazaar/feature-platform'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Notice } from '@edbazaar/ui/Notice'
import { useRef, useState } from 'react'
import { ApplicationList, maxSelected } from './ApplicationList'
import { ApplicantPane } from './applicant/ApplicantPane'
import { ReviewPane } from './applicant/ReviewPane'
import type { ApplicationRow } from './application-types'
import * as styles from './applications.css'
import { BulkActions } from './BulkActions'
import { ApplicationBoard } from './board/ApplicationBoard'
import { HiringDialog, type OpenDialog } from './dialogs/HiringDialog'
import { stageFieldId, useKeys } from './keys'
import type { LoadedApplications } from './load-applications'
import { messages } from './messages'
import { PageHead } from './PageHead'
import { StageTabs } from './StageTabs'
import { listingsOf } from './saved-texts/listings'
import { useApplications } from './use-applications'

/** The head, the stages, and the list beside the open application, or the board. */
export function ApplicationPanes({
  place,
  now,
  list,
  board,
  application,
  post,
}: LoadedApplications) {
  const t = useMessages(messages)
  const page = useApplications(place)
  const { state, go } = page
  const [selected, setSelected] = useState<readonly string[]>([])
  const searchField = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const rows = list?.data ?? []
  const mayDecide = place.kind !== 'oversight' && (list?.my_rights.decide ?? false)
  const opened = typeof application === 'object' ? application : null
  const isBoard = state.view === 'board' && state.application === null

  const [employer, ...employers] = listingsOf(rows)
  const openTexts = () =>
    employer && setDialog({ kind: 'texts', listings: [employer, ...employers] })

  const toggle = ({ id }: Pick<ApplicationRow, 'id'>) =>
    setSelected((ids) => toggleOne(ids, id, maxSelected))

  useKeys({
    step(by) {
      const at = rows.findIndex(({ id }) => id === page.requested.application)
      const next = at === -1 ? rows[0] : rows[at + by]
      if (next) go({ application: next.id }, { replace: at !== -1 })
    },
    select: () => opened && mayDecide && toggle(opened.row),
    stage() {
      const chosen = rows.filter(({ id }) => selected.includes(id))
      if (chosen.length > 0 && mayDecide) setDialog({ kind: 'bulk', action: 'move', rows: chosen })
      else document.getElementById(stageFieldId)?.focus()
    },
    search: () => searchField.current?.focus(),
    help: () => setDialog({ kind: 'help' }),
    back: () => state.application !== null && go({ application: null }),
  })

  return (
    <div
      className={inboxStyles.page}
      data-wide-page=""
      data-open={state.application === null ? undefined : ''}
      aria-busy={page.isLoading}
    >
      <PageHead
        page={page}
        list={list}
        post={post}
        searchField={searchField}
        onTexts={mayDecide && employer ? openTexts : undefined}
      />
      {place.kind === 'oversight' && (
        <Notice className={styles.notice}>{t(messages.oversight)}</Notice>
      )}
      {list?.jobs.length === 1 && list.jobs[0]?.is_blind && (
        <p className={styles.blind}>
          {t(place.kind === 'oversight' ? messages.blindOversight : messages.blind)}
        </p>
      )}
      <StageTabs page={page} list={list} />
      {isBoard ? (
        <ApplicationBoard
          page={page}
          board={board}
          now={now}
          mayDecide={mayDecide}
          onDialog={setDialog}
        />
      ) : (
        <div className={styles.panes}>
          <ApplicationList
            page={page}
            list={list}
            now={now}
            mayDecide={mayDecide}
            selected={selected}
            onSelectedChange={setSelected}
          />
          <div className={styles.applicantPane}>
            <div className={inboxStyles.scroller}>
              {application === null && rows.length > 0 && (
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
                  onDialog={setDialog}
                />
              )}
            </div>
          </div>
          {opened && (
            <aside className={styles.reviewPane} aria-label={t(messages.scorecard)}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs the focus. */}
              <div className={inboxStyles.scroller} tabIndex={0}>
                <ReviewPane
                  key={opened.row.id}
                  application={opened}
                  now={now}
                  mayDecide={mayDecide}
                  isOversight={place.kind === 'oversight'}
                  onDialog={setDialog}
                />
              </div>
            </aside>
          )}
        </div>
      )}
      {mayDecide && (
        <BulkActions
          rows={rows}
          selected={selected}
          onClear={() => setSelected([])}
          onDialog={setDialog}
        />
      )}
      {dialog !== null && (
        <HiringDialog
          dialog={dialog}
          now={now}
          onDone={() => setSelected([])}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}
