import { toggleOne } from '@edbazaar/feature-list-kit/inbox'
import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { useMessages } from '@edbazaar/feature-platform'
import { Notice } from '@edbazaar/ui/Notice'
import { useRef, useState } from 'react'
import { ApplicationList, maxSelected } from './ApplicationList'
import * as styles from './applications.css'
import { BulkActions } from './BulkActions'
import { ApplicationBoard } from './board/ApplicationBoard'
import { HiringDialog, type OpenDialog } from './dialogs/HiringDialog'
import type { LoadedApplications } from './load-applications'
import { messages } from './messages'
import { OpenedApplication } from './OpenedApplication'
import { PageHead } from './PageHead'
import { StageTabs } from './StageTabs'
import { listingsOf } from './saved-texts/listings'
import { useApplicationKeys } from './use-application-keys'
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
  const { state } = page
  const [selected, setSelected] = useState<readonly string[]>([])
  const searchField = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const rows = list?.data ?? []
  const mayDecide = place.kind !== 'oversight' && (list?.my_rights.decide ?? false)
  const isBoard = state.view === 'board' && state.application === null

  const [employer, ...employers] = listingsOf(rows)
  const openTexts = () =>
    employer && setDialog({ kind: 'texts', listings: [employer, ...employers] })

  useApplicationKeys({
    page,
    rows,
    opened: typeof application === 'object' ? application : null,
    selected,
    mayDecide,
    searchField,
    onToggle: (id) => setSelected((ids) => toggleOne(ids, id, maxSelected)),
    onDialog: setDialog,
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
          <OpenedApplication
            page={page}
            application={application}
            hasRows={rows.length > 0}
            now={now}
            mayDecide={mayDecide}
            onDialog={setDialog}
          />
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
